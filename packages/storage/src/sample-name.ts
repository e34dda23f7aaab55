/** What a sample may be called. */
export const SAMPLE_NAME = /^[a-z0-9-]+\.(webp|wav)$/;
