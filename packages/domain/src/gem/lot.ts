import type { LotKind } from "./gem-ledger.ts";

/** Gems of one credit that are still there. */
export interface Lot {
  readonly id: string;
  readonly kind: LotKind;
  /** Neither spent, nor held, nor expired. */
  readonly remaining: number;
  /** null: never. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/** Some gems of one lot. */
export interface LotShare {
  readonly lotId: string;
  readonly gems: number;
}

/** A lot's last moment does not belong to its life. */
export function isExpired(lot: Pick<Lot, "expiresAt">, now: Date): boolean {
  return lot.expiresAt !== null && lot.expiresAt <= now;
}
