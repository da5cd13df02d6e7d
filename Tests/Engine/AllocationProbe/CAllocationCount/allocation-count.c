#include "CAllocationCount.h"

#include <errno.h>
#include <execinfo.h>
#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

/* glibc's allocator, under the names that it exports for programs that replace malloc. */
void *__libc_malloc (size_t size);
void *__libc_calloc (size_t count, size_t size);
void *__libc_realloc (void *memory, size_t size);
void *__libc_memalign (size_t alignment, size_t size);
void __libc_free (void *memory);

enum
{
  MAX_PLACES = 8,
  MAX_FRAMES = 24,
  /* The frames of count_one and of the replaced function, left out of a report. */
  OWN_FRAMES = 2,
  /* The header that glibc stores before each block. */
  BLOCK_HEAD = sizeof (size_t),
};

typedef struct
{
  void *frames[MAX_FRAMES];
  int length;
} Place;

static bool is_counting;
static unsigned long count;
static unsigned long bytes_in_use;
static Place places[MAX_PLACES];

static void
count_one (void)
{
  if (!is_counting)
    return;
  if (count < MAX_PLACES)
    {
      /* backtrace may allocate, and its allocations must not be counted. */
      is_counting = false;
      places[count].length = backtrace (places[count].frames, MAX_FRAMES);
      is_counting = true;
    }
  count++;
}

/* Adds the size of a new block to bytes_in_use and returns the block. */
static void *
taken (void *memory)
{
  if (memory != NULL)
    bytes_in_use += malloc_usable_size (memory) + BLOCK_HEAD;
  return memory;
}

static void
count_back (void *memory)
{
  if (memory != NULL)
    bytes_in_use -= malloc_usable_size (memory) + BLOCK_HEAD;
}

void *
malloc (size_t size)
{
  count_one ();
  return taken (__libc_malloc (size));
}

void
free (void *memory)
{
  count_back (memory);
  __libc_free (memory);
}

void *
calloc (size_t number, size_t size)
{
  count_one ();
  return taken (__libc_calloc (number, size));
}

void *
realloc (void *memory, size_t size)
{
  unsigned long before = bytes_in_use;
  void *block;

  count_one ();
  count_back (memory);
  block = taken (__libc_realloc (memory, size));
  /* A failed realloc keeps the old block, unless the size is 0. */
  if (block == NULL && size > 0)
    bytes_in_use = before;
  return block;
}

void *
memalign (size_t alignment, size_t size)
{
  count_one ();
  return taken (__libc_memalign (alignment, size));
}

void *
aligned_alloc (size_t alignment, size_t size)
{
  count_one ();
  return taken (__libc_memalign (alignment, size));
}

int
posix_memalign (void **memory, size_t alignment, size_t size)
{
  void *block;

  if (alignment < sizeof (void *) || (alignment & (alignment - 1)) != 0)
    return EINVAL;
  count_one ();
  block = taken (__libc_memalign (alignment, size));
  if (block == NULL)
    return ENOMEM;
  *memory = block;
  return 0;
}

void
allocation_count_begin (void)
{
  count = 0;
  is_counting = true;
}

unsigned long
allocation_count_end (void)
{
  is_counting = false;
  return count;
}

unsigned long
allocation_bytes_in_use (void)
{
  return bytes_in_use;
}

void __attribute__ ((noinline)) allocation_counted_call (void (*work) (void *data), void *data)
{
  work (data);
}

void
allocation_count_describe (void)
{
  unsigned long known = count < MAX_PLACES ? count : MAX_PLACES;

  for (unsigned long i = 0; i < known; i++)
    {
      dprintf (STDERR_FILENO, "allocation %lu:\n", i + 1);
      if (places[i].length > OWN_FRAMES)
        backtrace_symbols_fd (places[i].frames + OWN_FRAMES, places[i].length - OWN_FRAMES,
                              STDERR_FILENO);
    }
}
