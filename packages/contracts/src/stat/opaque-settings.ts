/** Opaque settings of the specification, section 9, whose meaning is unknown. Unused. */
export const OPAQUE_SETTINGS = [30, 35, 30, 15, 200, 80, 25, 30, 30, 30] as const; // (spec)
