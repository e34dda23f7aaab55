/** Begins the handles of erased accounts. */
export const ERASED_PREFIX = "gone_";
