/** Shortest key that a service may have. */
export const KEY_MIN = 8;
