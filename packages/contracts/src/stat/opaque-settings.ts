/** Opaque settings of the specification, section 9: meaning unknown, used for nothing. */
export const OPAQUE_SETTINGS = [30, 35, 30, 15, 200, 80, 25, 30, 30, 30] as const; // (spec)
