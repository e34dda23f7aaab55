/**
 * Environment of a process that draws: glibc gives freed frames back to the system and takes them anew, page by page: reading a 720p frame
 * costs 9 ms so and 0.4 ms when the memory is kept.
 */
export const KEEP_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: "33554432",
  MALLOC_TRIM_THRESHOLD_: "1073741824",
  MALLOC_TOP_PAD_: "67108864",
};
