import type { LotKind } from "./gem-ledger.ts";

/** The remaining gems of one credit. */
export interface Lot {
  readonly id: string;
  readonly kind: LotKind;
  /** Gems neither spent, held nor expired. */
  readonly remaining: number;
  /** Null when they never expire. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/** Part of the gems of a lot. */
export interface LotShare {
  readonly lotId: string;
  readonly gems: number;
}

/** Returns whether the lot has expired; `expiresAt` itself counts as expired. */
export function isExpired(lot: Pick<Lot, "expiresAt">, now: Date): boolean {
  return lot.expiresAt !== null && lot.expiresAt <= now;
}
