/**
 * Environment of a process that draws, for glibc. It gives freed frames back to the system and takes them
 * anew, page by page: reading a 720p frame costs 9 ms so and 0.4 ms when the memory is kept. What is larger
 * than a frame (sheets, which reach beyond it; 3.7 MB is a frame) is given back, for it is painted once.
 */
export const KEEP_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: "4000000",
  MALLOC_TRIM_THRESHOLD_: "1073741824",
  MALLOC_TOP_PAD_: "4194304",
  // Freed memory is used again only within its arena; every thread would have its own.
  MALLOC_ARENA_MAX: "2",
  // Pages of 2 MB where Linux has them: on a virtual machine one of 4 kB may cost 25 µs, and painting what lies
  // behind a subject asks for 1.5 million. From glibc 2.35; others do not read it.
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
};
