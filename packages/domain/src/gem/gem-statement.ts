import type { LedgerKind } from "@kinora/contracts/gem/gem";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { StoryCost } from "@kinora/contracts/story/story-cost";
import type { SubjectRef } from "../subject.ts";
import type { LotKind } from "./gem-ledger.ts";
import type { Purpose } from "./purpose.ts";

/** One line of the statement: something that changed available + held − owed. */
export interface StatementEntry {
  readonly id: string;
  /** 1, 2, 3 … for each person, with gaps: holds and voids are no lines. */
  readonly sequence: number;
  readonly at: Date;
  readonly kind: LedgerKind;
  readonly purpose: Purpose;
  readonly amount: number;
  /** available + held − owed. */
  readonly balanceAfter: number;
  readonly description: StoredSentence;
  readonly receiptId: string;
}

export interface ReceiptStep {
  readonly at: Date;
  readonly step: "quote" | "hold" | "settle" | "void" | "credit" | "expire" | "refund" | "reverse";
  /** Never negative: the step tells the direction. */
  readonly gems: number;
  /** null: the step says it all. */
  readonly note: StoredSentence | null;
}

export interface ReceiptLot {
  readonly kind: LotKind;
  readonly gems: number;
  readonly expiresAt: Date | null;
}

/** Everything about one hold, or one credit or expiry. */
export interface Receipt {
  readonly id: string;
  readonly title: StoredSentence;
  readonly purpose: Purpose;
  readonly steps: readonly ReceiptStep[];
  readonly lots: readonly ReceiptLot[];
}

/** Reads what the ledger wrote. */
export interface GemStatement {
  /** Newest first, older than `before` when given. */
  entries(
    userId: string,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<StatementEntry[]>;
  /** Only the person's own; null when there is none. */
  receipt(userId: string, receiptId: string): Promise<Receipt | null>;
  /** What a story cost this person; `creationId` counts the render of that film only, null of all. */
  storyCost(
    userId: string,
    story: { readonly storyId: string; readonly creationId: string | null },
  ): Promise<StoryCost>;
  /** Gems reserved for these that a cancel would not bring back, for their lots have ended. */
  lostIfCancelled(subjects: readonly SubjectRef[], now: Date): Promise<number>;
}
