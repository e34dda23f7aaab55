/** Invalidated alone when the balance has already been updated. */
export const STATEMENT = { type: "Gems", id: "statement" } as const;
