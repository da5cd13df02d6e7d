#pragma once

#include <gio/gio.h>

/* The size in bytes of the texts of a row. */
#define ROW_TEXT_LENGTH 64

/* The icon of every row. */
#define ROW_ICON "folder"

/* Writes the title of a row into `text`, which has ROW_TEXT_LENGTH bytes. */
void row_title (guint row, char *text);

/* Writes the subtitle of a row, which is shown with --icons. */
void row_subtitle (guint row, char *text);

/* Creates a model of `count` rows, which keeps no references to its items. */
GListModel *rows_new (guint count);

/* Inserts a row into a model of `rows_new`. */
void rows_insert (GListModel *model, guint position);

/* Returns the row number of an item. */
guint row_item_number (gpointer item);
