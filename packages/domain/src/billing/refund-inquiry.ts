import type { PurchaseEnvironment, StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { RefundInquiry } from "@kinora/contracts/payment/refund-inquiry";
import type { StoreInquiry } from "./storefront.ts";

/** What a store is told before it decides about a refund. */
export interface InquiryAnswer {
  /** True when the buyer was given what they paid for. */
  readonly delivered: boolean;
  /** How much of it they used, in thousandths of a percent. */
  readonly consumed: number;
  /** True when they had been given something of the kind for nothing before. */
  readonly sampled: boolean;
  /** True when we want the money to go back; otherwise the store decides. */
  readonly prefersGrant: boolean;
}

/** What we hold about a payment that a store asks about. */
export interface InquiryFacts {
  readonly userId: string;
  readonly environment: PurchaseEnvironment;
  /** True when its buyer agrees that the store is told. */
  readonly hasConsented: boolean;
  readonly isPlan: boolean;
  /** Gems that it brought so far, and how many of them were used or are about to be. */
  readonly gems: number;
  readonly used: number;
  /** Gems that each month of its time brings; null for what brings all of them at once. */
  readonly monthly: number | null;
  /** The time that it pays for; null for what has none. */
  readonly span: { readonly from: Date; readonly until: Date } | null;
  readonly sampled: boolean;
}

/** A question that waits for its answer. */
export interface DueInquiry {
  readonly store: StoreName;
  readonly id: string;
  readonly paymentRef: string;
  readonly token: string | null;
  readonly answerBy: Date;
  /** How often the answer was given without success. */
  readonly tries: number;
}

export interface InquiryStore {
  /** Keeps a question; one that comes again is the same. */
  add(
    message: { readonly store: StoreName; readonly id: string },
    inquiry: StoreInquiry,
  ): Promise<void>;
  /**
   * Questions whose time is over are missed; returns how many. One whose answer was kept may have
   * been answered: for another day it stays due, and is answered again.
   */
  miss(now: Date): Promise<number>;
  /** Takes questions that are due, for a minute. */
  takeDue(now: Date, most: number): Promise<DueInquiry[]>;
  /** Returns what is known of the payment; null while it isn't known. */
  facts(inquiry: Pick<DueInquiry, "store" | "paymentRef">): Promise<InquiryFacts | null>;
  /** Keeps the answer before it is given; returns the one that was kept first. */
  keepAnswer(
    inquiry: Pick<DueInquiry, "store" | "id">,
    answer: InquiryAnswer,
  ): Promise<InquiryAnswer>;
  setEnded(
    inquiry: Pick<DueInquiry, "store" | "id">,
    end: {
      readonly state: "answered" | "refused";
      readonly problem: string | null;
      readonly at: Date;
    },
  ): Promise<void>;
  setDue(
    inquiry: Pick<DueInquiry, "store" | "id">,
    next: { readonly at: Date; readonly tries: number },
  ): Promise<void>;
  /** Lets questions about a buyer's payments be answered now: they have agreed. */
  wake(userId: string, now: Date): Promise<void>;
  /** Those to be answered first, the most urgent on top, then the newest. */
  list(most: number): Promise<RefundInquiry[]>;
}
