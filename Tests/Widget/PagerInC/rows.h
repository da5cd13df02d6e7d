#pragma once

/* Rows that the program changes itself, between the pages of a TugPager. */
void test_rows (void);
