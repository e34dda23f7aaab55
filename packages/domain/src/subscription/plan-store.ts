import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type { PlanId } from "@kinora/contracts/billing/plans";
import type { PurchaseEnvironment, StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { ExtensionWish } from "./plan-extension.ts";
import type { PaidPart, PlanStanding, StoredSubscription } from "./subscription-store.ts";

/** A plan that is to be paid at a store's page. */
export interface PlanOrder {
  /** Our id; also the store's idempotency key, so that a repeated request opens no second page. */
  readonly subscriptionId: string;
  readonly userId: string;
  readonly plan: PlanId;
  /** The store's customer of an earlier subscription; null for none. */
  readonly customerRef: string | null;
  readonly returnTo: string;
  readonly backTo: string;
  readonly expiresAt: Date;
}

/** The store's ids of a subscription. */
export type StoreIds = Pick<StoredSubscription, "checkoutRef" | "ref">;

/** A running subscription at a store. */
export interface Running {
  readonly ref: string;
  /** Same for repeated requests of one intent. */
  readonly key: string;
}

/** What became of the payment for the present period. */
export interface PlanPayment {
  readonly ref: string;
  /** In the smallest unit; a refund that failed later is not included in `refunded`. */
  readonly amount: number;
  readonly refunded: number;
  readonly dispute: "none" | "open" | "lost";
  /** True when the store took it back as a whole, whatever was paid. */
  readonly isRevoked?: boolean;
  /** True when it paid for a whole period, whatever had been paid before, as at the App Store. */
  readonly paysWhole?: boolean;
}

/** What the store says now; `plan` and `price` are null when it says nothing that we know. */
export interface SubscriptionFacts
  extends Omit<PlanStanding, "plan" | "price" | "paymentRef" | "paidBy" | "paidPlan"> {
  /** Null when the period was not paid by a payment of its own. */
  readonly payment: PlanPayment | null;
  /** What became of earlier payments that the period stands on. */
  readonly alsoPaid?: readonly PlanPayment[];
  /** Payments that the period stands on, oldest first, where the store says so. */
  readonly paidParts?: readonly PaidPart[] | undefined;
  /** When it began, while the store waits to hear that it was granted. */
  readonly unclaimedSince?: Date | null;
  /** The store's id of the subscription whose place this one has taken. */
  readonly replaces?: string | null;
  readonly plan: PlanId | null;
  readonly price: ShopPrice | null;
}

/** Stores say the end of a period and that of its payment in different ways. */
const TOLERANCE = 2 * 3_600_000;

/** True when the period that runs was paid, or given. */
export const isPaidFor = ({
  paidUntil,
  periodEnd,
}: Pick<PlanStanding, "paidUntil" | "periodEnd">): boolean =>
  paidUntil !== null && periodEnd !== null && +paidUntil >= +periodEnd - TOLERANCE;

/** The card was declined; nothing was changed. */
export class PaymentDeclined extends Error {
  override readonly name = "PaymentDeclined";
}

/** The store takes nothing in the time that runs, which was given; nothing was changed. */
export class TimeGiven extends Error {
  override readonly name = "TimeGiven";
  readonly until: Date;

  constructor(until: Date) {
    super(`given until ${until.toISOString()}`);
    this.until = until;
  }
}

/** A store that can be asked about plans. Every call may throw StoreUnreachable. */
export interface AskedPlanStore {
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
  /** Returns null when the store has no such checkout or subscription. */
  readonly readSubscription: (ids: StoreIds, now: Date) => Promise<SubscriptionFacts | null>;
  /** Returns what became of a payment for a plan; null when the store has none of this id. */
  readonly readPayment: (ref: string) => Promise<PlanPayment | null>;
  /** Ends a plan with its period; only where a store lets us. */
  readonly endRenewal?: (ref: string) => Promise<void>;
  /** Puts off the next payment. @throws ExtensionRefused */
  readonly extend: (wish: ExtensionWish) => Promise<void>;
}

/** A store that sells plans on the web. Every call may throw StoreUnreachable. */
export interface PlanStore extends AskedPlanStore {
  /** Opens the page on which the plan is paid; the same page for the same subscription. */
  readonly subscribe: (order: PlanOrder) => Promise<{ readonly ref: string; readonly url: string }>;
  /** Closes a page that was not paid on; does nothing when it is over. */
  readonly closePage: (checkoutRef: string) => Promise<void>;
  /** Returns what a change at once costs now. @throws TimeGiven */
  readonly previewChange: (ref: string, to: PlanId) => Promise<ShopPrice>;
  /** Changes the plan at once and takes the difference. @throws PaymentDeclined, TimeGiven */
  readonly changeNow: (running: Running, to: PlanId) => Promise<void>;
  /** Changes the plan at the end of the period. @throws TimeGiven */
  readonly changeLater: (running: Running, to: PlanId) => Promise<void>;
  /** Ends with the period when `ends`; otherwise goes on with the present plan. */
  readonly setEnds: (running: Running, ends: boolean) => Promise<void>;
  /** Ends at once. */
  readonly end: (ref: string) => Promise<void>;
  /** Opens the store's page with the customer's card and invoices. */
  readonly openPortal: (customerRef: string, returnTo: string) => Promise<string>;
}
