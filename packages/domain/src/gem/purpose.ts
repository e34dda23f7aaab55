import type { TRANSACTION_SOURCES } from "@kinora/contracts/gem/gem";
import type { SubjectRef } from "../subject.ts";

/** Which door gems come in or go out by. */
export type TransactionSource = (typeof TRANSACTION_SOURCES)[number];

/** Why gems move. */
export interface Purpose {
  readonly source: TransactionSource;
  /** What they are for, or come of; null: nothing in particular, as with the gems of a day. */
  readonly subject: SubjectRef | null;
}

/** Gems that are spent on making something. */
export const toMake = (subject: SubjectRef): Purpose => ({ source: "create", subject });

/** Gems that are given for no particular thing. */
export const AWARD: Purpose = { source: "award", subject: null };
