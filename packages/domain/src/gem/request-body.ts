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
 * Serialises the request of a call; two calls with the same key must have the same body. Times of
 * the call, descriptions and reasons are omitted, so a later retry from another process counts as
 * the same call.
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

// A creation's noun is omitted: creations were the only subjects when the first bodies were hashed.
function subjectOf({ subject }: Purpose): string[] {
  if (subject === null) return [];
  return subject.noun === "creation" ? [subject.id] : [subject.noun, subject.id];
}

function bodyOf(step: string, fields: readonly (string | number | null)[]): string {
  return JSON.stringify([step, ...fields]);
}
