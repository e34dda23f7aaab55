/** What a hold took from one lot and what became of it: refunded ≤ spent ≤ taken. */
export interface HoldLot {
  readonly lotId: string;
  readonly expiresAt: Date | null;
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
