/** Invalidated by every change of the balance, which may have been an award. */
export const AWARDS = { type: "Gems", id: "awards" } as const;
