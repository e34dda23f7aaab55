import type { LotKind } from "./gem-ledger.ts";

/** What a hold took from one lot and what became of it: refunded ≤ spent ≤ taken. */
export interface HoldLot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly expiresAt: Date | null;
  /** Its life was lengthened once; it is not a second time. */
  readonly extended: boolean;
  readonly taken: number;
  readonly spent: number;
  readonly refunded: number;
}

/** Gems set aside for one creation. `lots` are in the order in which they were taken. */
export interface Hold {
  readonly id: string;
  readonly state: "open" | "settled" | "voided";
  readonly gems: number;
  readonly spent: number;
  readonly refunded: number;
  readonly lots: readonly HoldLot[];
}
