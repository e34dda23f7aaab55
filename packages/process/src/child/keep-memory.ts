/**
 * Environment of a drawing process, for glibc, which by default returns freed frames to the system
 * and allocates them anew page by page: reading a 720p frame then costs 9 ms, and 0.4 ms when the
 * memory is kept. Blocks larger than a frame (3.7 MB), such as sheets, which extend beyond it, are
 * still returned, because they are painted only once.
 */
export const KEEP_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: "4000000",
  MALLOC_TRIM_THRESHOLD_: "1073741824",
  MALLOC_TOP_PAD_: "4194304",
  // Freed memory is reused only within its arena, and every thread would have its own.
  MALLOC_ARENA_MAX: "2",
  // Pages of 2 MB where Linux supports them: on a virtual machine, a page of 4 kB may cost 25 µs,
  // and painting what lies behind a subject needs 1.5 million. Read by glibc 2.35 and later.
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
};

/**
 * Environment of a process that mostly waits, such as a scanner: what reading its network leaves free
 * goes back to the system, 25 MB, and 60 MB after a scan, for 3 ms a frame.
 */
export const GIVE_MEMORY_BACK = { MALLOC_MMAP_THRESHOLD_: "65536", MALLOC_ARENA_MAX: "2" };
