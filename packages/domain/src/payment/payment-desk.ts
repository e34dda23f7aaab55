import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type { PurchaseEnvironment, StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { DisputeStanding } from "@kinora/contracts/payment/payment";
import type { StoreOrder } from "../billing/storefront.ts";

/** A refund as the store has it. */
export interface StoreRefund {
  readonly ref: string;
  readonly amount: number;
  readonly state: "pending" | "succeeded" | "failed";
  readonly at: Date;
}

/** A dispute as the store has it. */
export interface StoreDispute {
  readonly ref: string;
  readonly amount: number;
  /** What the store takes for it, besides. */
  readonly fee: number;
  readonly state: Exclude<DisputeStanding, "none">;
  readonly reason: string;
  /** Null once nothing can be said any more. */
  readonly answerBy: Date | null;
  readonly at: Date;
}

/** All that a store says of a payment. */
export interface PaymentFacts {
  readonly paid: ShopPrice;
  readonly paidAt: Date;
  /** In the currency of the payment; null until the store says so. */
  readonly fee: number | null;
  readonly card: { readonly brand: string | null; readonly last4: string } | null;
  readonly refunds: readonly StoreRefund[];
  readonly disputes: readonly StoreDispute[];
}

/** A payment in the store's own list. */
export interface ListedPayment {
  readonly ref: string;
  /** What of ours it names. */
  readonly order: StoreOrder;
  readonly amount: number;
  readonly refunded: number;
  /** When it was made, or something of it went back. */
  readonly changedAt: Date;
}

/** A subscription in the store's own list. */
export interface ListedPlan {
  readonly ref: string;
  /** Id of our subscription. */
  readonly id: string;
  /** What the store calls its state. */
  readonly rawState: string;
  readonly begunAt: Date;
}

/** The store says no to a refund: nothing was refunded. */
export class RefundRefused extends Error {
  override readonly name = "RefundRefused";
}

/** What staff can do at a store. Every call may throw StoreUnreachable. */
export interface PaymentDesk {
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
  /** Returns null when the store has no such payment. */
  readonly readPaymentFacts: (ref: string) => Promise<PaymentFacts | null>;
  /**
   * Refunds a part of a payment. Called again with the same key it refunds nothing more, also when
   * years have passed. Returns the store's refund.
   *
   * @throws RefundRefused
   */
  readonly refund: (wish: {
    readonly ref: string;
    readonly cents: number;
    readonly key: string;
  }) => Promise<string>;
  /** Payments made since, those refunded or disputed since included. */
  readonly listPayments: (since: Date) => AsyncIterable<ListedPayment>;
  /** Subscriptions that are not over. */
  readonly listPlans: () => AsyncIterable<ListedPlan>;
}

export type DeskOf = (of: {
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
}) => PaymentDesk | null;
