/** Recorded in every result. Raised whenever the same recipe would no longer give the same bytes. */
export const ENGINE_VERSION = "studio-4";
