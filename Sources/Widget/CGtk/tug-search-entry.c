#include "internal/tug-search-entry.h"

#include "internal/tug-popover.h"

/* The width of the entry in characters. */
#define WIDTH_CHARS 18

GtkWidget *
_tug_search_popover_new (GtkWidget *list)
{
  GtkWidget *entry = gtk_search_entry_new ();
  GtkWidget *popover = _tug_popover_new (list, GTK_POS_TOP, entry);

  gtk_popover_set_modal (GTK_POPOVER (popover), FALSE);
  gtk_entry_set_width_chars (GTK_ENTRY (entry), WIDTH_CHARS);
  return popover;
}

GtkEntry *
_tug_search_popover_entry (GtkWidget *popover)
{
  return GTK_ENTRY (gtk_bin_get_child (GTK_BIN (popover)));
}

void
_tug_search_popover_show (GtkWidget *popover, GtkWidget *list)
{
  gboolean is_left = gtk_widget_get_direction (list) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_allocated_width (list);
  GdkRectangle corner
      = { is_left ? 0 : width - 1, gtk_widget_get_allocated_height (list) - 1, 1, 1 };

  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &corner);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_entry_grab_focus_without_selecting (_tug_search_popover_entry (popover));
  gtk_editable_set_position (GTK_EDITABLE (_tug_search_popover_entry (popover)), -1);
}

void
_tug_search_popover_hide (GtkWidget *popover)
{
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_entry_set_text (_tug_search_popover_entry (popover), "");
}

void
_tug_search_popover_destroy (GtkWidget *popover)
{
  gtk_widget_hide (popover);
  _tug_popover_destroy (popover, G_PRIORITY_HIGH_IDLE);
}

gboolean
_tug_search_entry_type (GtkEntry *entry, GdkEventKey *event)
{
  GdkModifierType other
      = gtk_widget_get_modifier_mask (GTK_WIDGET (entry), GDK_MODIFIER_INTENT_NO_TEXT_INPUT);

  if (event->state & other)
    return FALSE;
  return gtk_search_entry_handle_event (GTK_SEARCH_ENTRY (entry), (GdkEvent *)event);
}

void
_tug_search_entry_set_busy (GtkEntry *entry, gboolean is_busy)
{
  const char *name = is_busy ? "content-loading-symbolic" : "edit-find-symbolic";

  /* GTK draws a new icon before it has a position, so change the icon only if necessary. */
  if (g_strcmp0 (name, gtk_entry_get_icon_name (entry, GTK_ENTRY_ICON_PRIMARY)) != 0)
    gtk_entry_set_icon_from_icon_name (entry, GTK_ENTRY_ICON_PRIMARY, name);
}

void
_tug_search_entry_set_failed (GtkEntry *entry, gboolean has_failed)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (entry));

  if (has_failed)
    gtk_style_context_add_class (context, GTK_STYLE_CLASS_ERROR);
  else
    gtk_style_context_remove_class (context, GTK_STYLE_CLASS_ERROR);
}

int
_tug_search_direction (const GdkEventKey *event)
{
  if (event->state & gtk_accelerator_get_default_mod_mask ())
    return 0;
  switch (event->keyval)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return 1;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return -1;
    default:
      return 0;
    }
}

char *
_tug_search_form (const char *text)
{
  char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  char *form = g_utf8_casefold (normal != NULL ? normal : "", -1);

  g_free (normal);
  return form;
}

char *
_tug_plain_text (const char *markup)
{
  char *text = NULL;

  return pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL) ? text : NULL;
}

typedef struct
{
  GString *text;
  gboolean is_first_only;
} CellsText;

static gboolean
add_text (GtkCellRenderer *cell, gpointer data)
{
  CellsText *all = data;
  char *text = NULL;

  if (!GTK_IS_CELL_RENDERER_TEXT (cell) || !gtk_cell_renderer_get_visible (cell))
    return FALSE;
  g_object_get (cell, "text", &text, NULL);
  if (text == NULL)
    return FALSE;
  if (all->text == NULL)
    all->text = g_string_new (text);
  else
    g_string_append_printf (all->text, "\t%s", text);
  g_free (text);
  return all->is_first_only;
}

char *
_tug_cells_text (GtkCellArea *area, gboolean is_first_only)
{
  CellsText all = { NULL, is_first_only };

  gtk_cell_area_foreach (area, add_text, &all);
  return all.text != NULL ? g_string_free (all.text, FALSE) : NULL;
}
