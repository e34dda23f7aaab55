import type {
  CreditInput,
  HoldInput,
  RefundInput,
  ReverseInput,
  SettleInput,
  VoidInput,
} from "./gem-ledger.ts";
import type { Purpose } from "./purpose.ts";

/**
 * What a call asks for, as one text: two calls with the same key must ask for the same. Times of the
 * call, descriptions and reasons are left out: a retry later, by another process, is the same call.
 */
export const requestBody = {
  credit: (input: CreditInput) =>
    bodyOf("credit", [
      input.gems,
      input.kind,
      input.type ?? "credit",
      input.purpose.source,
      input.awardKind ?? null,
      input.expiresAt?.toISOString() ?? null,
      ...subjectOf(input.purpose),
    ]),
  hold: ({ gems, purpose, parts = [] }: HoldInput) =>
    bodyOf("hold", [
      gems,
      ...subjectOf(purpose),
      ...parts.flatMap((part) => [part.subject.id, part.gems]),
    ]),
  settle: (input: SettleInput) => bodyOf("settle", [input.holdId, input.gems]),
  void: (input: VoidInput) => bodyOf("void", [input.holdId]),
  refund: (input: RefundInput) => bodyOf("refund", [input.holdId, input.gems]),
  reverse: (input: ReverseInput) => bodyOf("reverse", [input.receiptId, input.gems]),
};

// A creation stands without its noun: it was the only one when the first bodies were hashed.
function subjectOf({ subject }: Purpose): string[] {
  if (subject === null) return [];
  return subject.noun === "creation" ? [subject.id] : [subject.noun, subject.id];
}

function bodyOf(step: string, fields: readonly (string | number | null)[]): string {
  return JSON.stringify([step, ...fields]);
}
