/**
 * Tag of the statement and of awards, which every change of the balance may concern; invalidated alone
 * when the balance has already been updated.
 */
export const STATEMENT = { type: "Gems", id: "statement" } as const;
