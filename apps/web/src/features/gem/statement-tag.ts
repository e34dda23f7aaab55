/** Asked for alone where the balance has been told already. */
export const STATEMENT = { type: "Gems", id: "statement" } as const;
