#include "tug-work.h"

#include "generated/tug-property-hooks.h"
#include "internal/tug-pull-peer.h"

struct _TugWork
{
  GObject parent_instance;

  GWeakRef widget;
  GCancellable *cancellable;
  gboolean is_header;
  gboolean is_over;
};

G_DEFINE_TYPE (TugWork, tug_work, G_TYPE_OBJECT)

static void
tug_work_finalize (GObject *object)
{
  TugWork *self = TUG_WORK (object);

  g_weak_ref_clear (&self->widget);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (tug_work_parent_class)->finalize (object);
}

static void
tug_work_class_init (TugWorkClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tug_work_finalize;
}

static void
tug_work_init (TugWork *self)
{
  g_weak_ref_init (&self->widget, NULL);
  self->cancellable = g_cancellable_new ();
  /* Work that no widget has created cannot run. */
  self->is_over = TRUE;
}

TugWork *
_tug_work_new (GtkWidget *widget, gboolean is_header)
{
  TugWork *self = g_object_new (TUG_TYPE_WORK, NULL);

  g_weak_ref_set (&self->widget, widget);
  self->is_header = is_header;
  self->is_over = FALSE;
  return self;
}

gboolean
_tug_work_close (TugWork *self)
{
  gboolean was_running = !self->is_over;

  self->is_over = TRUE;
  return was_running;
}

GCancellable *
tug_work_get_cancellable (TugWork *self)
{
  g_return_val_if_fail (TUG_IS_WORK (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  return self->cancellable;
}

gboolean
tug_work_is_running (TugWork *self)
{
  g_return_val_if_fail (TUG_IS_WORK (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  return !self->is_over;
}

static void
end (TugWork *self, TugRefreshResult result, double delay, const GError *error)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&self->widget);

  if (_tug_work_close (self) && widget != NULL)
    _tug_pull_peer_end_work (_tug_pull_peer (widget), self->is_header, result, delay, error);
}

void
tug_work_end (TugWork *self)
{
  g_return_if_fail (TUG_IS_WORK (self));
  g_return_if_fail (_tug_on_main_thread ());
  end (self, TUG_REFRESH_RESULT_SUCCESS, 0, NULL);
}

void
tug_work_end_with_no_more_data (TugWork *self)
{
  g_return_if_fail (TUG_IS_WORK (self));
  g_return_if_fail (_tug_on_main_thread ());
  end (self, TUG_REFRESH_RESULT_NO_MORE_DATA, 0, NULL);
}

void
tug_work_end_with_error (TugWork *self, const GError *error)
{
  g_return_if_fail (TUG_IS_WORK (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (error != NULL);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    end (self, TUG_REFRESH_RESULT_CANCELLED, 0, NULL);
  else
    end (self, TUG_REFRESH_RESULT_FAILURE, 0, error);
}

void
tug_work_end_with_result (TugWork *self, TugRefreshResult result, double delay)
{
  g_return_if_fail (TUG_IS_WORK (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_RESULT, (int)result));
  g_return_if_fail (delay >= 0 && delay <= 1e6);
  end (self, result, delay, NULL);
}

void
tug_work_cancel (TugWork *self)
{
  g_autoptr (GtkWidget) widget = NULL;

  g_return_if_fail (TUG_IS_WORK (self));
  g_return_if_fail (_tug_on_main_thread ());
  widget = g_weak_ref_get (&self->widget);
  /* Do not close the work here: the widget cancels the cancellable only if it closes the work
     itself. */
  if (!self->is_over && widget != NULL)
    _tug_pull_peer_end_work (_tug_pull_peer (widget), self->is_header, TUG_REFRESH_RESULT_CANCELLED,
                             0, NULL);
}
