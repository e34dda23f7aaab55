import type { StoryCost } from "@kinora/contracts/creation/story-cost";
import type { LedgerKind } from "@kinora/contracts/gem/gem";
import type { StatementPart } from "@kinora/contracts/gem/statement-parts";
import type { StoredSentence } from "@kinora/contracts/message/sentence";
import type { SubjectRef } from "../subject.ts";
import type { LotKind } from "./gem-ledger.ts";
import type { Purpose } from "./purpose.ts";

/** A line of the statement: one change of available + held − owed. */
export interface StatementEntry {
  readonly id: string;
  /** Increases from 1 per person, with gaps, because holds and voids have no line. */
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

/** The entries of a statement that are shown. */
export interface StatementFilter {
  readonly part?: StatementPart | undefined;
  /** In UTC. */
  readonly year?: number | undefined;
}

/** Sum of the entries of a month with the same step, source and kind of work. */
export interface YearSum {
  /** From 1. */
  readonly month: number;
  readonly step: string;
  readonly ledgerKind: string;
  readonly source: string;
  /** Null for what is not a work, or one that is gone. */
  readonly workKind: string | null;
  readonly amount: number;
}

export interface ReceiptStep {
  readonly at: Date;
  readonly step:
    | "quote"
    | "hold"
    | "settle"
    | "void"
    | "credit"
    | "expire"
    | "refund"
    | "reverse"
    | "give";
  /** Never negative; the step implies the direction. */
  readonly gems: number;
  /** Null when the step needs no explanation. */
  readonly note: StoredSentence | null;
}

export interface ReceiptLot {
  readonly kind: LotKind;
  readonly gems: number;
  readonly expiresAt: Date | null;
}

/** All details of one hold, credit or expiry. */
export interface Receipt {
  readonly id: string;
  readonly title: StoredSentence;
  readonly purpose: Purpose;
  readonly steps: readonly ReceiptStep[];
  readonly lots: readonly ReceiptLot[];
}

/** Reads what the ledger recorded. */
export interface GemStatement {
  /** Newest first; only entries before `before` when given. */
  entries(
    userId: string,
    page: { readonly before: number | null; readonly limit: number },
    filter?: StatementFilter,
  ): Promise<StatementEntry[]>;
  /** Sums the entries at or after `from` and before `until`. */
  yearSums(
    userId: string,
    range: { readonly from: Date; readonly until: Date },
  ): Promise<YearSum[]>;
  /** Returns the moment of the first entry; null for none. */
  firstEntry(userId: string): Promise<Date | null>;
  /** Returns a receipt of this person; null when there is none. */
  receipt(userId: string, receiptId: string): Promise<Receipt | null>;
  /**
   * Returns what a story cost this person. `creationId` limits the render cost to that film; null
   * includes all.
   */
  storyCost(
    userId: string,
    story: { readonly storyId: string; readonly creationId: string | null },
  ): Promise<StoryCost>;
  /**
   * Returns the gems held for these subjects that a cancellation would not return because their
   * lots have expired.
   */
  lostIfCancelled(subjects: readonly SubjectRef[], now: Date): Promise<number>;
}
