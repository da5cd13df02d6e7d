/* GTK 4's GtkListView, in a separate program: gtk4-peers --peer list-view [OPTION …]. It accepts
   the options of the other programs and prints equal fields, but writes no image. */

#include "frames.h"
#include "rows.h"

static void
setup_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  char title[ROW_TEXT_LENGTH];

  row_title (row_item_number (gtk_list_item_get_item (item)), title);
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), title);
}

/* Makes each row as high as the rows of the other peers. */
static void
set_row_height (void)
{
  GtkCssProvider *css = gtk_css_provider_new ();
  char rule[100];

  g_snprintf (rule, sizeof rule, "listview > row { padding: 0 12px; min-height: %dpx; }",
              ROW_HEIGHT);
  gtk_css_provider_load_from_data (css, rule, -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (css);
}

static GtkWidget *
create (const Work *work)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSelectionModel *rows
      = GTK_SELECTION_MODEL (gtk_no_selection_new (rows_new ((guint)work->rows)));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  set_row_height ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), gtk_list_view_new (rows, factory));
  return scrolled;
}

static void
scroll_to (GtkWidget *scrolled, double offset)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)),
                            offset);
}

static const Peer list_view_peer = { "list-view", create, scroll_to, NULL, NULL };

/* Runs before each drawing of a surface. An emission hook is needed, because GTK's own handler
   stops the emission. */
static gboolean
render_hook (GSignalInvocationHint *hint G_GNUC_UNUSED,
             guint n_values G_GNUC_UNUSED,
             const GValue *values,
             gpointer run)
{
  GdkSurface *surface = g_value_get_object (&values[0]);

  frames_note_drawing (run,
                       (double)gdk_surface_get_width (surface) * gdk_surface_get_height (surface));
  return TRUE;
}

static void
done_cb (GtkWidget *window G_GNUC_UNUSED, const Work *work G_GNUC_UNUSED)
{
}

int
main (int argc, char **argv)
{
  Work work;
  GtkWidget *window, *widget;
  double began;
  Run *run;

  work_read (&work, argc, argv);
  gtk_init ();
  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), work.width, work.height);
  began = frames_clock ();
  widget = create (&work);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  run = frames_measure (&list_view_peer, &work, window, widget, frames_clock () - began, done_cb);
  g_signal_add_emission_hook (g_signal_lookup ("render", GDK_TYPE_SURFACE), 0, render_hook, run,
                              NULL);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}
