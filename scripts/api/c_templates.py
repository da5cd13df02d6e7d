"""Templates of C code that c_code.py fills in."""

READING = """static void
read_property ({self.type} *self, {self.type}Property property, GValue *value)
{{
  g_value_init (value, properties[property]->value_type);
  g_param_value_set_default (properties[property], value);
  _tug_property_read (self, {self.owner}, property, value);
}}

"""
OBSERVED = """/* Returns whether the engine can change the property. The code that changes it also notifies it. */
static gboolean
is_observed ({self.type}Property property)
{{
  return {observed};
}}

"""
ACCESS = """/* Implemented in Swift: the properties of `object` that its type or interface `owner` has. Without a
   peer, they do nothing. */

/* Reads a property into `value`, which has the type of the property. */
void _tug_property_read (gpointer object, TugPropertyOwner owner, guint property, GValue *value);
/* Writes a property, and returns whether its value has changed. */
gboolean _tug_property_write (gpointer object,
                              TugPropertyOwner owner,
                              guint property,
                              const GValue *value);

"""
