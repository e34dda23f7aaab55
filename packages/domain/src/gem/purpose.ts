import type { TRANSACTION_SOURCES } from "@kinora/contracts/gem/gem";
import type { SubjectRef } from "../subject.ts";

/** Reason category of a gem transaction. */
export type TransactionSource = (typeof TRANSACTION_SOURCES)[number];

/** What a gem transaction is for. */
export interface Purpose {
  readonly source: TransactionSource;
  /** What the gems pay for or result from; null when there is no subject, as with daily gems. */
  readonly subject: SubjectRef | null;
}

/** Gems spent on making something. */
export const toMake = (subject: SubjectRef): Purpose => ({ source: "create", subject });

/** Gems given for no particular subject. */
export const AWARD: Purpose = { source: "award", subject: null };
