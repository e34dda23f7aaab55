/**
 * Recorded in every result. Bump it when the same recipe would no longer produce the same bytes.
 */
export const ENGINE_VERSION = "studio-4";
