/** Who on the side of the service can rate a work as mature; its author cannot undo that. */
export const HOUSE_RATERS = ["scan", "staff"] as const;
export type HouseRater = (typeof HOUSE_RATERS)[number];

/** Whose word makes a work mature: the service's, else its author's. */
export const RATERS = [...HOUSE_RATERS, "author"] as const;
export type Rater = (typeof RATERS)[number];
