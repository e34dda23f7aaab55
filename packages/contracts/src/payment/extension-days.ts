/** Fewer days can't be told from what Google grants by itself; Apple knows no more. */
export const EXTENSION_DAYS = { least: 3, most: 90 } as const;
