import { TRANSACTION_SOURCES } from "@kinora/contracts/gem/gem";
import type { Purpose } from "@kinora/domain/gem/purpose";
import { parseKnown } from "../parse-known.ts";

/** Columns of the two views that also derive the purposes of old rows. */
export const holdPurpose = [
  "gem_hold_purpose.source",
  "noun",
  "gem_hold_purpose.subject_id",
] as const;
export const transactionPurpose = [
  "gem_transaction_purpose.source",
  "noun",
  "gem_transaction_purpose.subject_id",
] as const;

export function parsePurpose(row: {
  readonly source: string | null;
  readonly noun: string | null;
  readonly subject_id: string | null;
}): Purpose {
  const { noun, subject_id: id } = row;
  const subject = noun !== null && id !== null ? { noun, id } : null;
  return { source: parseKnown(TRANSACTION_SOURCES, row.source ?? ""), subject };
}
