#include "internal/tug-control-hooks.h"
#include "generated/tug-property-hooks.h"

struct _TugRefreshFooter
{
  TugRefreshControl parent_instance;
};

G_DEFINE_TYPE (TugRefreshFooter, tug_refresh_footer, TUG_TYPE_REFRESH_CONTROL)

static void
tug_refresh_footer_class_init (TugRefreshFooterClass *klass)
{
  _tug_refresh_control_share_properties (G_OBJECT_CLASS (klass));
  _tug_refresh_footer_install_properties (G_OBJECT_CLASS (klass));
}

static void
tug_refresh_footer_init (TugRefreshFooter *self)
{
  _tug_refresh_control_make_peer (TUG_REFRESH_CONTROL (self), FALSE);
}

TugRefreshFooter *
tug_refresh_footer_new (TugFooterStyle style)
{
  g_return_val_if_fail (_tug_is_enum_value (TUG_TYPE_FOOTER_STYLE, (int)style), NULL);
  g_return_val_if_fail (style != TUG_FOOTER_STYLE_NONE && style != TUG_FOOTER_STYLE_CUSTOM, NULL);
  return _tug_refresh_control_new (TUG_TYPE_REFRESH_FOOTER, (int)style);
}

const char *
tug_footer_style_get_title (TugFooterStyle style)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  g_return_val_if_fail (_tug_is_enum_value (TUG_TYPE_FOOTER_STYLE, (int)style), NULL);
  title = _tug_footer_style_title (style);
  return g_intern_string (title);
}
