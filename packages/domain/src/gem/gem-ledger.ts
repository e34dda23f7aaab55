import type { AwardKind, LedgerKind, TRANSACTION_TYPES } from "@kinora/contracts/gem/gem";
import type { Sentence, StoredSentence } from "@kinora/contracts/message/sentence";
import type { SubjectRef } from "../subject.ts";
import type { Purpose } from "./purpose.ts";

export type TransactionType = (typeof TRANSACTION_TYPES)[number];
/** Kinds a lot can have; "spent" only names a line of the statement. */
export type LotKind = Exclude<LedgerKind, "spent">;

export interface LedgerBalance {
  readonly available: number;
  readonly held: number;
  /** Spent gems of purchases that were taken back. Whoever owes has none available: what comes in repays it first. */
  readonly owed: number;
  /** The lots that expire next, all those of the same moment together. */
  readonly expiring: { readonly gems: number; readonly at: Date } | null;
}

export interface CreditInput {
  readonly userId: string;
  /** Whole gems, > 0. */
  readonly gems: number;
  readonly kind: LotKind;
  /** Default "credit". */
  readonly type?: TransactionType;
  readonly purpose: Purpose;
  readonly awardKind?: AwardKind;
  /** null: the gems never expire. */
  readonly expiresAt: Date | null;
  readonly key: string;
  /** What the statement's line says. */
  readonly description: Sentence;
  readonly now: Date;
}

/** What one work of an order costs. */
export interface NewHoldPart {
  readonly subject: SubjectRef;
  /** Whole gems, > 0. */
  readonly gems: number;
  /** What the statement's line will say once settled, "Picture 2 of 3". */
  readonly description: Sentence;
}

export interface HoldInput {
  readonly userId: string;
  /** Whole gems, > 0. */
  readonly gems: number;
  readonly key: string;
  readonly purpose: Purpose;
  /** What the statement's line will say once settled, "Film, 5 s". */
  readonly description: Sentence;
  /** The quote that was accepted, shown on the receipt. */
  readonly quote?: { readonly at: Date; readonly explanation: StoredSentence };
  /** Of an order of several works: together all its gems. Each is settled or voided by itself. */
  readonly parts?: readonly NewHoldPart[];
  /** The personal access token that it is ordered with: its limits count. */
  readonly tokenId?: string | undefined;
  /** From then on the sweeper may void the hold. */
  readonly expiresAt: Date;
  readonly now: Date;
}

export interface SettleInput {
  readonly holdId: string;
  /** The work of an order that it is for; of no account where the hold is for one thing, or left out there. */
  readonly part?: SubjectRef;
  /** What the delivered part costs, 0 to the held gems; the rest goes back as with a void. */
  readonly gems: number;
  readonly key: string;
  /** What is not paid was not delivered through a fault of ours (engine, time-out, crash). */
  readonly ourFault: boolean;
  readonly now: Date;
}

export interface VoidInput {
  readonly holdId: string;
  /** The work of an order that is given up; left out: whatever of it is open. */
  readonly part?: SubjectRef;
  readonly key: string;
  /** For the receipt, "Not made". */
  readonly reason: Sentence;
  /** Engine, time-out, crash; not a cancel, not a refusal by the scan, which can be provoked. */
  readonly ourFault: boolean;
  readonly now: Date;
}

export interface RefundInput extends Omit<VoidInput, "part"> {
  /** 1 to what was settled and not yet refunded. */
  readonly gems: number;
}

export interface ReverseInput {
  readonly userId: string;
  /** Of the credit. */
  readonly receiptId: string;
  /** 1 to what was credited and not yet taken back. */
  readonly gems: number;
  readonly key: string;
  /** For the statement, "Purchase refunded". */
  readonly reason: Sentence;
  readonly now: Date;
}

/**
 * How a hold, or a part of it, ended. `applied` is false when it had been resolved before by another call: nothing was
 * changed and `state`, `spent` and `released` tell what stands (a result that arrives after a void
 * is delivered free).
 */
export interface HoldResolution {
  readonly applied: boolean;
  readonly state: "settled" | "voided";
  readonly spent: number;
  /** Given back to their lots, or to what the person owed. */
  readonly released: number;
  /** How many of the released ones are gone, for the lots they came from have ended. */
  readonly lost: number;
}

/**
 * The gem ledger: double entry, append only. Every writing call is idempotent by (person, key): the
 * same key with the same body answers as the first time, with another body it is refused
 * IDEMPOTENCY_KEY_REUSED. Times, descriptions and reasons are not part of the body, so that a retry
 * a minute later is the same call. Unknown holds and gems out of range are programming errors (a
 * plain Error), never refusals.
 */
export interface GemLedger {
  /** Gems whose life is over at `now` do not count, swept or not. */
  balance(userId: string, now: Date): Promise<LedgerBalance>;
  /** Was this key used by this person? */
  hasKey(userId: string, key: string): Promise<boolean>;
  /** Holds, and parts of holds, that the person called off since then, counted up to `most`. */
  countCalledOff(userId: string, since: Date, most: number): Promise<number>;
  /** `fresh` is false when the key had been used before. */
  credit(input: CreditInput): Promise<{ readonly receiptId: string; readonly fresh: boolean }>;
  /** Refusals INSUFFICIENT_GEMS { needed, available, shortfall }, TOKEN_SPEND_LIMIT. The hold id is the receipt id. */
  hold(input: HoldInput): Promise<{ readonly holdId: string }>;
  settle(input: SettleInput): Promise<HoldResolution>;
  /**
   * All gems go back to the lots they came from. Through a fault of ours those live at least 7 more
   * days, once a lot; else what a lot gets back after its end is gone.
   */
  voidHold(input: VoidInput): Promise<HoldResolution>;
  /** After a settle: gems back to the lots they were spent from, as with a void. */
  refund(input: RefundInput): Promise<{ readonly refunded: number }>;
  /**
   * Takes gems of a credit back: what is left of them, then others that are there; `owed` is what had been spent. It is
   * owed until as many have come in, and nothing can be spent meanwhile.
   */
  reverse(input: ReverseInput): Promise<{ readonly owed: number }>;
}
