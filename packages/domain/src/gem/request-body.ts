import type { CreditInput, HoldInput, RefundInput, SettleInput, VoidInput } from "./gem-ledger.ts";

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
      input.source,
      input.awardKind ?? null,
      input.expiresAt?.toISOString() ?? null,
    ]),
  hold: ({ gems, creationId, storyId }: HoldInput) =>
    bodyOf("hold", storyId === undefined ? [gems, creationId] : [gems, "story", storyId]),
  settle: (input: SettleInput) => bodyOf("settle", [input.holdId, input.gems]),
  void: (input: VoidInput) => bodyOf("void", [input.holdId]),
  refund: (input: RefundInput) => bodyOf("refund", [input.holdId, input.gems]),
};

function bodyOf(step: string, fields: readonly (string | number | null)[]): string {
  return JSON.stringify([step, ...fields]);
}
