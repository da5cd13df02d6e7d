#pragma once

#include <gio/gio.h>

/* The room for the texts of a row. */
#define ROW_TEXT_LENGTH 64

/* The icon of every row. */
#define ROW_ICON "folder"

/* Writes the title of a row into `text`, which has ROW_TEXT_LENGTH bytes. */
void row_title (guint row, char *text);

/* Writes the subtitle of a row, which is shown with --icons. */
void row_subtitle (guint row, char *text);

/* A model of `count` rows, which has an item only as long as somebody holds it. */
GListModel *rows_new (guint count);

/* Inserts a row into such a model. */
void rows_insert (GListModel *model, guint position);

/* The number of the row that an item is for. */
guint row_item_number (gpointer item);
