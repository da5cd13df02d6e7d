#pragma once

#include <glib-object.h>

#include "tug-version.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_POLICY (tug_refresh_policy_get_type ())

/**
 * TugRefreshPolicy:
 *
 * The properties that define the behaviour of a header or footer: when it fires, how it moves, and
 * the space it takes.
 *
 * Each control has one policy, which tug_refresh_control_get_policy() returns. The properties of
 * the policy are set with g_object_set(). Changes while the control works take effect when the work
 * ends. Setting a property to a value that contradicts another property logs a critical and changes
 * nothing.
 *
 * #TugRefreshHeader:policy-style and #TugRefreshFooter:policy-style set all of these properties, so
 * set them first. In a .ui file the policy is the internal child `policy` of its control.
 * GtkBuilder sets the properties of the control first:
 *
 * |[<!-- language="xml" -->
 * <object class="TugRefreshHeader">
 *   <property name="style">mj</property>
 *   <property name="policy-style">mj</property>
 *   <child internal-child="policy">
 *     <object class="TugRefreshPolicy">
 *       <property name="trigger-distance">80</property>
 *     </object>
 *   </child>
 * </object>
 * ]|
 *
 * A policy does not keep its control alive. Without a control, because the control is freed or
 * because the program created the policy, properties have their defaults, and setting one logs a
 * critical and changes nothing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugRefreshPolicy, tug_refresh_policy, TUG, REFRESH_POLICY, GObject)

G_END_DECLS
