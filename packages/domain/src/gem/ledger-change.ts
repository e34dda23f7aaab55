import type { LotKind } from "./gem-ledger.ts";

export type LedgerAccount =
  | "available"
  | "held"
  /** What a person owes, as less than nothing: spent gems of a purchase that was taken back. */
  | "owed"
  | "house_revenue"
  | "promo"
  | "prize_pool"
  | "chargeback";

/** Gems of one lot that move between two accounts: one posting on each, summing to zero. */
export interface Movement {
  readonly lotId: string;
  readonly gems: number;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
}

export interface Posting {
  readonly account: LedgerAccount;
  readonly lotId: string;
  readonly gems: number;
}

/** The gems in `lotId` live until `expiresAt` from now on. */
export interface LotExtension {
  readonly lotId: string;
  readonly expiresAt: Date;
}

export function postingsOf(movements: readonly Movement[]): Posting[] {
  return movements.flatMap(({ lotId, gems, from, to }) => [
    { account: from, lotId, gems: -gems },
    { account: to, lotId, gems },
  ]);
}

/** What the movements add to one account; negative: they take from it. */
export function netChange(movements: readonly Movement[], account: LedgerAccount): number {
  return postingsOf(movements)
    .filter((posting) => posting.account === account)
    .reduce((sum, posting) => sum + posting.gems, 0);
}

/** How much more a person owes through the movements; negative: less. */
export function owedThrough(movements: readonly Movement[]): number {
  return 0 - netChange(movements, "owed");
}

/** Where gems of a kind come from when they are given and go when they expire. */
export function issuerOf(kind: LotKind): LedgerAccount {
  return kind === "subscription" || kind === "pack" || kind === "booster" || kind === "refund"
    ? "house_revenue"
    : "promo";
}
