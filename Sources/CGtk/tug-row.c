#include "tug-row.h"

#include "tug-hooks.h"

struct _TugRow
{
  char *title;
  char *subtitle;
  GIcon *icon;
  gboolean wraps;
};

G_DEFINE_BOXED_TYPE (TugRow, tug_row, tug_row_copy, tug_row_free)

TugRow *
tug_row_new (const char *title, const char *subtitle, GIcon *icon)
{
  TugRow *self;

  g_return_val_if_fail (title != NULL && g_utf8_validate (title, -1, NULL), NULL);
  g_return_val_if_fail (subtitle == NULL || g_utf8_validate (subtitle, -1, NULL), NULL);
  g_return_val_if_fail (icon == NULL || G_IS_ICON (icon), NULL);
  self = g_new0 (TugRow, 1);
  self->title = g_strdup (title);
  self->subtitle = g_strdup (subtitle);
  g_set_object (&self->icon, icon);
  return self;
}

void
tug_row_set_wraps (TugRow *self, gboolean wraps)
{
  g_return_if_fail (self != NULL);
  self->wraps = wraps != FALSE;
}

TugRow *
tug_row_copy (const TugRow *self)
{
  TugRow *copy;

  g_return_val_if_fail (self != NULL, NULL);
  copy = tug_row_new (self->title, self->subtitle, self->icon);
  copy->wraps = self->wraps;
  return copy;
}

void
tug_row_free (TugRow *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->subtitle);
  g_clear_object (&self->icon);
  g_free (self);
}

const char *
_tug_row_title (const TugRow *self)
{
  return self->title;
}

const char *
_tug_row_subtitle (const TugRow *self)
{
  return self->subtitle;
}

GIcon *
_tug_row_icon (const TugRow *self)
{
  return self->icon;
}

gboolean
_tug_row_wraps (const TugRow *self)
{
  return self->wraps;
}
