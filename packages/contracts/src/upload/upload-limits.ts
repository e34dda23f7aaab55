/**
 * Minimum bytes that an upload counts for: even a tiny one takes rows, and files in whole blocks of
 * the disk. The maxima are in account/entitlements.ts.
 */
export const UPLOAD_LEAST_BYTES = 100_000;
