#include <glib-object.h>

/* Returns the name of a type to register: `name`, or a name with a number if another copy of Tug in
   the process has registered it. A program may contain the package and load a module that uses the
   library. GObject registers no second type of a name, and get_type() would wait forever.

   Package.swift has the compiler call this function for g_intern_static_string(), which the macros
   that register types call. */
const char *
_tug_type_name (const char *name)
{
  const char *free_name = name;
  guint copy;

  for (copy = 2; g_type_from_name (free_name) != 0; copy++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s-%u", name, copy);

      free_name = g_intern_string (numbered);
    }
  return free_name;
}
