import type { AwardKind, LedgerKind, TRANSACTION_TYPES } from "@kinora/contracts/gem/gem";
import type { Sentence, StoredSentence } from "@kinora/contracts/message/sentence";
import type { SubjectRef } from "../subject.ts";
import type { Purpose } from "./purpose.ts";

export type TransactionType = (typeof TRANSACTION_TYPES)[number];
/** Kinds of lots; "spent" occurs only in statement lines. */
export type LotKind = Exclude<LedgerKind, "spent">;

export interface LedgerBalance {
  readonly available: number;
  readonly held: number;
  /**
   * Spent gems of reversed purchases. A person who owes gems has none available; new credits repay
   * the debt first.
   */
  readonly owed: number;
  /** Gems that expire next, summed over all lots with the same expiry. */
  readonly expiring: { readonly gems: number; readonly at: Date } | null;
}

export interface CreditInput {
  readonly userId: string;
  /** Whole gems, > 0. */
  readonly gems: number;
  readonly kind: LotKind;
  /** Defaults to "credit". */
  readonly type?: TransactionType;
  readonly purpose: Purpose;
  readonly awardKind?: AwardKind;
  /** Challenge whose prize pool the gems come out of; otherwise whoever issues their kind. */
  readonly pool?: string;
  /** Null when the gems never expire. */
  readonly expiresAt: Date | null;
  readonly key: string;
  /** Text of the statement line. */
  readonly description: Sentence;
  readonly now: Date;
}

/** Price of one work of an order. */
export interface NewHoldPart {
  readonly subject: SubjectRef;
  /** Whole gems, > 0. */
  readonly gems: number;
  /** Text of the statement line once settled, "Picture 2 of 3". */
  readonly description: Sentence;
}

export interface HoldInput {
  readonly userId: string;
  /** Whole gems, > 0. */
  readonly gems: number;
  readonly key: string;
  readonly purpose: Purpose;
  /** Text of the statement line once settled, "Film, 5 s". */
  readonly description: Sentence;
  /** The accepted quote, shown on the receipt. */
  readonly quote?: { readonly at: Date; readonly explanation: StoredSentence };
  /**
   * Parts of an order of several works, which add up to `gems`. Each is settled or voided
   * separately.
   */
  readonly parts?: readonly NewHoldPart[];
  /** Personal access token used for the order; its limits apply. */
  readonly tokenId?: string | undefined;
  /** Takes gems that were paid for before given ones. Not part of the body. */
  readonly boughtFirst?: boolean;
  /** Time after which the sweeper may void the hold. */
  readonly expiresAt: Date;
  readonly now: Date;
}

export interface SettleInput {
  readonly holdId: string;
  /** The work of an order to settle; ignored for a hold without parts. */
  readonly part?: SubjectRef;
  /** Price of what was delivered, 0 to the held gems; the rest is released as by a void. */
  readonly gems: number;
  readonly key: string;
  /** True when the unpaid rest was not delivered through our fault (engine, timeout, crash). */
  readonly ourFault: boolean;
  readonly now: Date;
}

export interface VoidInput {
  readonly holdId: string;
  /** The work of an order to void; all open parts when omitted. */
  readonly part?: SubjectRef;
  readonly key: string;
  /** Text for the receipt, "Not made". */
  readonly reason: Sentence;
  /**
   * True for an engine fault, timeout or crash; false for a cancellation or a refusal by the scan,
   * which users can provoke.
   */
  readonly ourFault: boolean;
  readonly now: Date;
}

export interface RefundInput extends Omit<VoidInput, "part"> {
  /** 1 to the gems settled and not yet refunded. */
  readonly gems: number;
}

export interface ReverseInput {
  readonly userId: string;
  /** Receipt of the credit. */
  readonly receiptId: string;
  /** 1 to the gems credited and not yet reversed. */
  readonly gems: number;
  readonly key: string;
  /** Text for the statement, "Purchase refunded". */
  readonly reason: Sentence;
  readonly now: Date;
}

/**
 * How a hold, or a part of it, ended. `applied` is false when an earlier call with another key resolved
 * it: nothing changed, and `state`, `spent` and `released` describe the earlier outcome (a result that
 * arrives after a void is delivered free).
 */
export interface HoldResolution {
  readonly applied: boolean;
  readonly state: "settled" | "voided";
  readonly spent: number;
  /** Gems returned to their lots or used to repay debt. */
  readonly released: number;
  /** Number of released gems that were lost because their lots have expired. */
  readonly lost: number;
}

/**
 * The gem ledger: double entry, append-only. Every write is idempotent by (person, key): the same
 * key with the same body returns the first result, with another body it is refused with
 * IDEMPOTENCY_KEY_REUSED. Times, descriptions and reasons are not part of the body, so a later
 * retry counts as the same call. Unknown holds and gems out of range are programming errors (a
 * plain Error), not refusals.
 */
export interface GemLedger {
  /** Returns the balance without gems that have expired by `now`, even if not swept yet. */
  balance(userId: string, now: Date): Promise<LedgerBalance>;
  /** Returns whether this person has used this key. */
  hasKey(userId: string, key: string): Promise<boolean>;
  /** Returns how many gems of a credit are available: neither spent, held, expired nor reversed. */
  leftOf(userId: string, receiptId: string, now: Date): Promise<number>;
  /** Counts holds, and parts of holds, that the person cancelled since `since`, up to `most`. */
  countCalledOff(userId: string, since: Date, most: number): Promise<number>;
  /** `fresh` is false when the key was used before. */
  credit(input: CreditInput): Promise<{ readonly receiptId: string; readonly fresh: boolean }>;
  /** Refusals INSUFFICIENT_GEMS { needed, available, shortfall }, TOKEN_SPEND_LIMIT. The hold id is the receipt id. */
  hold(input: HoldInput): Promise<{ readonly holdId: string }>;
  settle(input: SettleInput): Promise<HoldResolution>;
  /**
   * Releases all gems to the lots they came from. When it was our fault, those lots stay valid for
   * at least 7 more days, once per lot; otherwise gems of expired lots are lost.
   */
  voidHold(input: VoidInput): Promise<HoldResolution>;
  /** Refunds gems after a settlement to the lots they were spent from, as a void does. */
  refund(input: RefundInput): Promise<{ readonly refunded: number }>;
  /**
   * Reverses gems of a credit: takes what is left of them, then other available gems. `owed` is the
   * remainder, which new credits must repay before anything can be spent.
   */
  reverse(input: ReverseInput): Promise<{ readonly owed: number }>;
}
