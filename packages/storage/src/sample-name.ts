/** Valid names of samples. */
export const SAMPLE_NAME = /^[a-z0-9-]+\.(webp|wav)$/;
