#include "internal/tug-cell.h"

#include "internal/tug-popover.h"

/* The minimum width of an edited cell, in points. */
#define LEAST_WIDTH 160

GtkCellRendererMode
_tug_cell_mode (GtkCellRenderer *cell)
{
  GtkCellRendererMode mode;

  if (!gtk_cell_renderer_get_visible (cell) || !gtk_cell_renderer_get_sensitive (cell))
    return GTK_CELL_RENDERER_MODE_INERT;
  g_object_get (cell, "mode", &mode, NULL);
  return mode;
}

GdkEvent *
_tug_cell_press_new (GtkWidget *widget, double x, double y)
{
  GdkEvent *event = gdk_event_new (GDK_BUTTON_PRESS);
  GdkEvent *current = gtk_get_current_event ();
  GdkWindow *window = gtk_widget_get_window (widget);
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  GdkDevice *device = current != NULL ? gdk_event_get_device (current) : NULL;

  if (device == NULL && seat != NULL)
    device = gdk_seat_get_pointer (seat);
  if (device != NULL)
    gdk_event_set_device (event, device);
  event->button.window = window != NULL ? g_object_ref (window) : NULL;
  event->button.send_event = TRUE;
  event->button.time = gdk_event_get_time (current);
  event->button.x = x;
  event->button.y = y;
  event->button.button = GDK_BUTTON_PRIMARY;
  if (current != NULL)
    {
      gdk_event_get_state (current, &event->button.state);
      gdk_event_free (current);
    }
  return event;
}

gboolean
_tug_is_key_event (void)
{
  GdkEvent *event = gtk_get_current_event ();
  gboolean is_key = event != NULL && event->type == GDK_KEY_PRESS;

  if (event != NULL)
    gdk_event_free (event);
  return is_key;
}

void
_tug_cell_editable_cancel (GtkCellEditable *editable)
{
  g_object_set (editable, "editing-canceled", TRUE, NULL);
}

GtkWidget *
_tug_cell_popover_new (GtkWidget *widget, const GdkRectangle *place, GtkCellEditable *editable)
{
  GtkWidget *popover = _tug_popover_new (widget, GTK_POS_BOTTOM, GTK_WIDGET (editable));

  gtk_popover_set_pointing_to (GTK_POPOVER (popover), place);
  gtk_widget_set_size_request (GTK_WIDGET (editable), MAX (place->width, LEAST_WIDTH), -1);
  /* An entry in a cell has no frame, but a popover shows it without the cell. */
  if (GTK_IS_ENTRY (editable))
    gtk_entry_set_has_frame (GTK_ENTRY (editable), TRUE);
  return popover;
}

void
_tug_cell_popover_destroy (GtkWidget *popover, GtkCellRenderer *cell)
{
  /* An editable that loses the focus notifies the renderer, so keep the renderer alive as long as
     the popover. */
  g_object_set_data_full (G_OBJECT (popover), "tug-cell", g_object_ref (cell), g_object_unref);
  /* Destroy the popover before the next event, so that later keys go to the list. */
  _tug_popover_destroy (popover, G_PRIORITY_HIGH);
}

/* Adds the text and the check of one cell. Skips hidden cells. */
static gboolean
add_words (GtkCellRenderer *renderer, gpointer data)
{
  TugCellTexts *words = data;
  char *text = NULL;
  int value;

  if (!gtk_cell_renderer_get_visible (renderer))
    return FALSE;
  if (GTK_IS_CELL_RENDERER_TEXT (renderer))
    g_object_get (renderer, "text", &text, NULL);
  else if (GTK_IS_CELL_RENDERER_PROGRESS (renderer))
    {
      g_object_get (renderer, "text", &text, "value", &value, NULL);
      if (text == NULL)
        text = g_strdup_printf ("%d\302\240%%", value);
    }
  else if (GTK_IS_CELL_RENDERER_TOGGLE (renderer) && !words->is_checkable)
    {
      words->is_checkable = TRUE;
      words->is_checked = gtk_cell_renderer_toggle_get_active (GTK_CELL_RENDERER_TOGGLE (renderer));
    }
  if (text != NULL && *text != '\0')
    {
      char *former = words->text;

      words->text = former != NULL ? g_strconcat (former, " ", text, NULL) : g_strdup (text);
      g_free (former);
    }
  g_free (text);
  return FALSE;
}

TugCellTexts
_tug_cells_texts (GtkCellArea *area)
{
  TugCellTexts words = { NULL, FALSE, FALSE };

  gtk_cell_area_foreach (area, add_words, &words);
  return words;
}
