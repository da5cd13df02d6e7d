/* Swift's runtime knows the names of all letters, "LATIN SMALL LETTER A", in half a megabyte, for
   Unicode.Scalar.Properties.name, which nothing here asks for. This takes the place of the function
   that reads them, and the linker leaves the names out. */

#include <stdint.h>

intptr_t __wrap__swift_stdlib_getScalarName (uint32_t scalar, uint8_t *name, intptr_t capacity);

/* The length of a letter's name: 0, as for a letter without one. */
intptr_t
__wrap__swift_stdlib_getScalarName (uint32_t scalar, uint8_t *name, intptr_t capacity)
{
  (void)scalar, (void)name, (void)capacity;
  return 0;
}
