import type { SubjectRef } from "../subject.ts";
import type { LotKind } from "./gem-ledger.ts";

/** What a hold took from one lot and what became of it: refunded ≤ spent, spent + released ≤ taken. */
export interface HoldLot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly expiresAt: Date | null;
  /** Its life was lengthened once; it is not a second time. */
  readonly extended: boolean;
  readonly taken: number;
  readonly spent: number;
  /** Given back while other parts of the hold were open. */
  readonly released: number;
  readonly refunded: number;
}

export type HoldState = "open" | "settled" | "voided";

/** What one work of an order costs, and what became of it. */
export interface HoldPart {
  readonly subject: SubjectRef;
  readonly gems: number;
  readonly state: HoldState;
  readonly spent: number;
}

/**
 * Gems set aside for one press. `lots` are in the order in which they were taken. An order of several works has a part
 * for each, resolved by itself; the hold is open until the last of them is.
 */
export interface Hold {
  readonly id: string;
  readonly state: HoldState;
  readonly gems: number;
  readonly spent: number;
  readonly refunded: number;
  readonly lots: readonly HoldLot[];
  /** Empty: it is for one thing. */
  readonly parts: readonly HoldPart[];
}
