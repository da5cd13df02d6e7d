#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

/* Counts what a program of one thread takes from the heap: its malloc family is this one. */

/* Counts from 0, until allocation_count_end. */
void allocation_count_begin (void);

/* Ends the counting, and returns how often memory was asked for since it began. */
unsigned long allocation_count_end (void);

/* The bytes of the blocks that the program holds now, with what the heap keeps before each. */
unsigned long allocation_bytes_in_use (void);

/* Calls work with data: a place that Callgrind finds by its name, to count in it alone. */
void allocation_counted_call (void (*work) (void *data), void *data);

/* Writes to standard error from where the first of the last counting's allocations came, as the
   names of the functions, innermost first. */
void allocation_count_describe (void);

#endif
