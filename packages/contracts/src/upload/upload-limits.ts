const MEGABYTE = 1_000_000;

/** Limits of one upload by tier and kind: bytes, pixels of a picture, seconds of sound or film. */
export const UPLOAD_LIMITS = {
  free: {
    image: { bytes: 20 * MEGABYTE, pixels: 50_000_000 },
    audio: { bytes: 50 * MEGABYTE, seconds: 10 * 60 },
    video: { bytes: 200 * MEGABYTE, seconds: 3 * 60 },
  },
  basic: {
    image: { bytes: 30 * MEGABYTE, pixels: 50_000_000 },
    audio: { bytes: 100 * MEGABYTE, seconds: 20 * 60 },
    video: { bytes: 500 * MEGABYTE, seconds: 6 * 60 },
  },
  pro: {
    image: { bytes: 40 * MEGABYTE, pixels: 50_000_000 },
    audio: { bytes: 200 * MEGABYTE, seconds: 30 * 60 },
    video: { bytes: 1_000 * MEGABYTE, seconds: 10 * 60 },
  },
} as const;

/** Maximum bytes of all uploads that a user keeps at the same time. */
export const UPLOAD_SPACE_BY_TIER = {
  free: 2_000 * MEGABYTE,
  basic: 10_000 * MEGABYTE,
  pro: 50_000 * MEGABYTE,
} as const;

/**
 * Minimum bytes that an upload counts for: even a tiny one takes rows, and files in whole blocks of
 * the disk.
 */
export const UPLOAD_LEAST_BYTES = 100_000;
