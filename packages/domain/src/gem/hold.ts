import type { SubjectRef } from "../subject.ts";
import type { LotKind } from "./gem-ledger.ts";

/**
 * Gems that a hold took from one lot, and their state: refunded ≤ spent, spent + released ≤ taken.
 */
export interface HoldLot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly expiresAt: Date | null;
  /** True when its expiry was extended, which happens at most once. */
  readonly extended: boolean;
  readonly taken: number;
  readonly spent: number;
  /** Gems released while other parts of the hold were open. */
  readonly released: number;
  readonly refunded: number;
}

export type HoldState = "open" | "settled" | "voided";

/** Price of one work of an order, and its outcome. */
export interface HoldPart {
  readonly subject: SubjectRef;
  readonly gems: number;
  readonly state: HoldState;
  readonly spent: number;
}

/**
 * Gems reserved for one order. `lots` are in the order in which they were taken. An order of
 * several works has a part for each, resolved separately; the hold stays open until the last one is
 * resolved.
 */
export interface Hold {
  readonly id: string;
  readonly state: HoldState;
  readonly gems: number;
  readonly spent: number;
  readonly refunded: number;
  readonly lots: readonly HoldLot[];
  /** Empty when the hold is for a single work. */
  readonly parts: readonly HoldPart[];
}
