/* A program with two copies of the library: second_copy FIRST SECOND

   Prints "done" if lists of both copies are shown and scrolled, and the main loop goes on. */

#include <dlfcn.h>
#include <gtk/gtk.h>

#define N_COPIES 2

typedef struct
{
  GtkWidget *list;
  void (*scroll) (GtkWidget *list, guint row, int position, gboolean animated);
} Copy;

static Copy copies[N_COPIES];

static gboolean
are_scrolled_cb (gpointer data G_GNUC_UNUSED)
{
  int i;

  for (i = 0; i < N_COPIES; i++)
    {
      double offset;

      g_object_get (copies[i].list, "content-offset", &offset, NULL);
      if (offset < 100)
        {
          copies[i].scroll (copies[i].list, 30, 1, TRUE);
          return G_SOURCE_CONTINUE;
        }
    }
  gtk_main_quit ();
  return G_SOURCE_REMOVE;
}

int
main (int argc G_GNUC_UNUSED, char **argv)
{
  GtkWidget *window, *box;
  GListStore *rows = g_list_store_new (GTK_TYPE_TEXT_TAG);
  int i;

  gtk_init (NULL, NULL);
  window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_container_add (GTK_CONTAINER (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  for (i = 0; i < 50; i++)
    {
      GtkTextTag *tag = gtk_text_tag_new ("row");

      g_list_store_append (rows, tag);
      g_object_unref (tag);
    }
  for (i = 0; i < N_COPIES; i++)
    {
      void *library = dlopen (argv[i + 1], RTLD_NOW | RTLD_LOCAL);
      GtkWidget *(*make_list) (void);

      g_assert_nonnull (library);
      *(void **)&make_list = dlsym (library, "tug_list_view_new");
      *(void **)&copies[i].scroll = dlsym (library, "tug_list_view_scroll_to_row");
      copies[i].list = make_list ();
      g_object_set (copies[i].list, "model", rows, "title-property", "name", "header-style", 2,
                    "hexpand", TRUE, NULL);
      gtk_container_add (GTK_CONTAINER (box), copies[i].list);
    }
  g_assert_cmpuint (G_OBJECT_TYPE (copies[0].list), !=, G_OBJECT_TYPE (copies[1].list));
  gtk_widget_show_all (window);
  g_timeout_add (50, are_scrolled_cb, NULL);
  gtk_main ();
  gtk_widget_destroy (window);
  g_print ("done\n");
}
