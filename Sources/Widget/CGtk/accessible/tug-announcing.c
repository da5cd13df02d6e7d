#include "internal/tug-announcing.h"

#include <atk/atk.h>

/* Each announcement is an accessible without a widget, which belongs to a window for some time.
   Screen readers read notifications that appear; Orca 43.1 does not support the announcement
   signal. */

#define TUG_TYPE_ANNOUNCEMENT (_tug_announcement_get_type ())
G_DECLARE_FINAL_TYPE (TugAnnouncement, _tug_announcement, TUG, ANNOUNCEMENT, AtkObject)

struct _TugAnnouncement
{
  AtkObject parent_instance;

  /* The window, or NULL after it was destroyed. */
  GtkWidget *window;
  gboolean is_over;
};

G_DEFINE_TYPE (TugAnnouncement, _tug_announcement, ATK_TYPE_OBJECT)

/* The number of announcements that a window keeps. A screen reader may read an announcement after
   newer ones were added. No timer removes them, because an idle window must not wake up. */
#define MOST_KEPT 8

static AtkStateSet *
tug_announcement_ref_state_set (AtkObject *object)
{
  AtkStateSet *states = ATK_OBJECT_CLASS (_tug_announcement_parent_class)->ref_state_set (object);
  AtkStateType shown[]
      = { ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_VISIBLE, ATK_STATE_SHOWING };

  if (TUG_ANNOUNCEMENT (object)->is_over || TUG_ANNOUNCEMENT (object)->window == NULL)
    atk_state_set_add_state (states, ATK_STATE_DEFUNCT);
  else
    atk_state_set_add_states (states, shown, G_N_ELEMENTS (shown));
  return states;
}

static AtkObject *
tug_announcement_get_parent (AtkObject *object)
{
  GtkWidget *window = TUG_ANNOUNCEMENT (object)->window;

  return window != NULL ? gtk_widget_get_accessible (window) : NULL;
}

static int
tug_announcement_get_index_in_parent (AtkObject *object G_GNUC_UNUSED)
{
  return -1;
}

static void
tug_announcement_finalize (GObject *object)
{
  g_clear_weak_pointer (&TUG_ANNOUNCEMENT (object)->window);
  G_OBJECT_CLASS (_tug_announcement_parent_class)->finalize (object);
}

static void
_tug_announcement_class_init (TugAnnouncementClass *klass)
{
  AtkObjectClass *atk_class = ATK_OBJECT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tug_announcement_finalize;
  atk_class->ref_state_set = tug_announcement_ref_state_set;
  atk_class->get_parent = tug_announcement_get_parent;
  atk_class->get_index_in_parent = tug_announcement_get_index_in_parent;
}

static void
_tug_announcement_init (TugAnnouncement *self)
{
  atk_object_set_role (ATK_OBJECT (self), ATK_ROLE_NOTIFICATION);
}

static void
end (gpointer announcement)
{
  TugAnnouncement *self = announcement;

  self->is_over = TRUE;
  atk_object_notify_state_change (ATK_OBJECT (self), ATK_STATE_SHOWING, FALSE);
  atk_object_notify_state_change (ATK_OBJECT (self), ATK_STATE_DEFUNCT, TRUE);
  g_object_unref (self);
}

static void
end_all (gpointer kept)
{
  g_queue_free_full (kept, end);
}

/* Adds an announcement to its window, and ends the oldest one if there are too many. */
static void
keep (GtkWidget *window, TugAnnouncement *self)
{
  GQuark quark = g_quark_from_static_string ("tug-announcements");
  GQueue *kept = g_object_get_qdata (G_OBJECT (window), quark);

  if (kept == NULL)
    {
      kept = g_queue_new ();
      g_object_set_qdata_full (G_OBJECT (window), quark, kept, end_all);
    }
  g_queue_push_tail (kept, self);
  if (kept->length > MOST_KEPT)
    end (g_queue_pop_head (kept));
}

void
_tug_announce (GtkWidget *widget, const char *text)
{
  GtkWidget *window = gtk_widget_get_toplevel (widget);
  TugAnnouncement *self;
  AtkObject *speaker;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_toplevel (window))
    return;
  self = g_object_new (TUG_TYPE_ANNOUNCEMENT, NULL);
  atk_object_set_name (ATK_OBJECT (self), text);
  g_set_weak_pointer (&self->window, window);
  atk_object_notify_state_change (ATK_OBJECT (self), ATK_STATE_SHOWING, TRUE);
  keep (window, self);
  /* Do not create the accessible of the widget only for an announcement: if no client has requested
     it, use the accessible of the window. */
  speaker = g_object_get_qdata (G_OBJECT (widget),
                                g_quark_from_static_string ("gtk-accessible-object"));
  if (speaker == NULL)
    speaker = gtk_widget_get_accessible (window);
  if (g_signal_lookup ("announcement", ATK_TYPE_OBJECT) != 0)
    g_signal_emit_by_name (speaker, "announcement", text);
}
