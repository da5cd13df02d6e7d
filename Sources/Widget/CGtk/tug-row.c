#include "tug-row.h"

#include "internal/tug-hooks.h"

struct _TugRow
{
  char *title;
  char *subtitle;
  char *detail;
  char *badge;
  GIcon *icon;
  char **style_classes;
  gboolean wraps;
  gboolean emphasis;
  gboolean use_markup;
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
tug_row_set_wrap (TugRow *self, gboolean wraps)
{
  g_return_if_fail (self != NULL);
  self->wraps = wraps != FALSE;
}

static void
set_text (char **place, const char *text)
{
  char *copy = g_strdup (text);

  g_free (*place);
  *place = copy;
}

void
tug_row_set_detail (TugRow *self, const char *detail)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (detail == NULL || g_utf8_validate (detail, -1, NULL));
  set_text (&self->detail, detail);
}

void
tug_row_set_badge (TugRow *self, const char *badge)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (badge == NULL || g_utf8_validate (badge, -1, NULL));
  set_text (&self->badge, badge);
}

void
tug_row_set_emphasis (TugRow *self, gboolean emphasis)
{
  g_return_if_fail (self != NULL);
  self->emphasis = emphasis != FALSE;
}

void
tug_row_set_use_markup (TugRow *self, gboolean use_markup)
{
  g_return_if_fail (self != NULL);
  self->use_markup = use_markup != FALSE;
}

static gboolean
are_utf8 (const char *const *texts)
{
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    if (!g_utf8_validate (texts[i], -1, NULL))
      return FALSE;
  return TRUE;
}

void
tug_row_set_style_classes (TugRow *self, const char *const *style_classes)
{
  char **copy;

  g_return_if_fail (self != NULL);
  g_return_if_fail (are_utf8 (style_classes));
  copy = g_strdupv ((char **)style_classes);
  g_strfreev (self->style_classes);
  self->style_classes = copy;
}

TugRow *
tug_row_copy (const TugRow *self)
{
  TugRow *copy;

  g_return_val_if_fail (self != NULL, NULL);
  copy = tug_row_new (self->title, self->subtitle, self->icon);
  copy->detail = g_strdup (self->detail);
  copy->badge = g_strdup (self->badge);
  copy->style_classes = g_strdupv (self->style_classes);
  copy->wraps = self->wraps;
  copy->emphasis = self->emphasis;
  copy->use_markup = self->use_markup;
  return copy;
}

void
tug_row_free (TugRow *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->detail);
  g_free (self->badge);
  g_strfreev (self->style_classes);
  g_clear_object (&self->icon);
  g_free (self);
}

TugRowContent
_tug_row_content (const TugRow *self)
{
  return (TugRowContent){
    .title = self->title,
    .subtitle = self->subtitle,
    .detail = self->detail,
    .badge = self->badge,
    .icon = self->icon,
    .style_classes = self->style_classes,
    .wraps = self->wraps,
    .emphasis = self->emphasis,
    .use_markup = self->use_markup,
  };
}
