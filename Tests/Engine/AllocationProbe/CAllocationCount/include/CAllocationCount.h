#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

/* Counts the heap allocations of a single-threaded program by replacing its malloc family. */

/* Starts counting from 0 until allocation_count_end. */
void allocation_count_begin (void);

/* Stops counting and returns the number of allocations since allocation_count_begin. */
unsigned long allocation_count_end (void);

/* Returns the number of bytes in allocated blocks, including the header before each block. */
unsigned long allocation_bytes_in_use (void);

/* Calls work with data. Callgrind finds this function by its name, to count only inside it. */
void allocation_counted_call (void (*work) (void *data), void *data);

/* Writes the call stacks of the first counted allocations to standard error, as function names,
   innermost first. */
void allocation_count_describe (void);

#endif
