/* GtkListBox with a label in each row, and an image with --icons. */

#include <math.h>

#include "gtk-peers.h"
#include "rows.h"

static GtkWidget *
label_new (guint row, void (*text_of) (guint row, char *text))
{
  char text[ROW_TEXT_LENGTH];
  GtkWidget *label;

  text_of (row, text);
  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static GtkWidget *
row_new (guint row, gboolean icons)
{
  GtkWidget *line = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, ROW_PADDING);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (box, ROW_PADDING);
  if (icons)
    gtk_box_pack_start (GTK_BOX (box), gtk_image_new_from_icon_name (ROW_ICON, GTK_ICON_SIZE_DND),
                        FALSE, FALSE, 0);
  gtk_box_pack_start (GTK_BOX (texts), label_new (row, row_title), FALSE, FALSE, 0);
  if (icons)
    gtk_box_pack_start (GTK_BOX (texts), label_new (row, row_subtitle), FALSE, FALSE, 0);
  gtk_box_pack_start (GTK_BOX (box), texts, TRUE, TRUE, 0);
  gtk_container_add (GTK_CONTAINER (line), box);
  gtk_widget_set_size_request (line, -1, ROW_HEIGHT);
  return line;
}

/* Gives rows a separator and padding equal to the other peers'. */
static void
set_looks (GtkWidget *list)
{
  GtkCssProvider *css = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (
      css,
      "list row { padding: 1px 0 0; border-bottom: 1px solid alpha (@theme_text_color, 0.1); }", -1,
      NULL);
  gtk_style_context_add_provider_for_screen (gtk_widget_get_screen (list), GTK_STYLE_PROVIDER (css),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (css);
}

static GtkWidget *
create (const Work *work)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (NULL, NULL);
  GtkWidget *list = gtk_list_box_new ();

  set_looks (list);
  for (int i = 0; i < work->rows; i++)
    gtk_list_box_insert (GTK_LIST_BOX (list), row_new ((guint)i, work->icons), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_EXTERNAL);
  gtk_container_add (GTK_CONTAINER (scrolled), list);
  return scrolled;
}

static void
scroll_to (GtkWidget *scrolled, double offset)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)),
                            offset);
}

static GtkWidget *
list_of (GtkWidget *scrolled)
{
  GtkWidget *viewport = gtk_bin_get_child (GTK_BIN (scrolled));

  return gtk_bin_get_child (GTK_BIN (viewport));
}

static guint
visible_rows (GtkWidget *scrolled)
{
  GtkListBox *list = GTK_LIST_BOX (list_of (scrolled));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  /* The list box scrolls by whole points. */
  int top = (int)floor (gtk_adjustment_get_value (place));
  int bottom = top + (int)gtk_adjustment_get_page_size (place) - 1;
  GtkListBoxRow *first = gtk_list_box_get_row_at_y (list, top);
  GtkListBoxRow *last = gtk_list_box_get_row_at_y (list, bottom);

  if (first == NULL || last == NULL)
    return 0;
  return (guint)(gtk_list_box_row_get_index (last) - gtk_list_box_row_get_index (first)) + 1;
}

const Peer list_box_peer = { "list-box", create, scroll_to, visible_rows, NULL };
