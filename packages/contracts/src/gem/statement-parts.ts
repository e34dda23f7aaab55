import { CONTENT_KINDS } from "../prompt/vocabulary.ts";

/** Parts of the statement: what came in, what went out, what was bought. */
export const STATEMENT_PARTS = ["received", "spent", "bought"] as const;
export type StatementPart = (typeof STATEMENT_PARTS)[number];

/** Where gems came from. */
export const RECEIVED_FROM = ["bought", "plan", "award", "prize", "gift", "correction"] as const;
/** What gems were spent on; `other` for works that are gone, and everything that isn't a work. */
export const SPENT_ON = [...CONTENT_KINDS, "gift", "other"] as const;
/** Gems that ended, or that were taken back with a payment. */
export const LOST_BY = ["expired", "reversed"] as const;
