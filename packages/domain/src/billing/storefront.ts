import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type {
  ProductId,
  PurchaseEnvironment,
  StoreName,
} from "@kinora/contracts/billing/store-vocabulary";

/** A purchase that is to be paid at a store's page. */
export interface CheckoutOrder {
  /** Our id; also the store's idempotency key, so that a repeated request opens no second page. */
  readonly purchaseId: string;
  readonly userId: string;
  readonly product: ProductId;
  readonly returnTo: string;
  readonly backTo: string;
  readonly expiresAt: Date;
}

/** What a store says of a purchase at the moment it is asked. */
export interface PurchaseFacts {
  readonly state: "open" | "pending" | "paid" | "canceled";
  /** The store's id of the payment; null while nothing was paid. */
  readonly paymentRef: string | null;
  /** What was paid, taxes included; null while nothing was. */
  readonly paid: ShopPrice | null;
  /** Refunded so far, in the smallest unit; a refund that failed later is not included. */
  readonly refunded: number;
  readonly dispute: "none" | "open" | "lost";
  /** True when the store took it back as a whole, whatever was paid; also what cost nothing. */
  readonly isRevoked?: boolean;
  /** When it was paid, while the store waits to hear that it was granted. */
  readonly unclaimedSince?: Date | null;
}

/** What an event of a store is about. Events are never believed: the store is asked instead. */
export interface StoreSubject {
  readonly kind: "checkout" | "payment" | "subscription";
  /** The store's id. */
  readonly ref: string;
}

/** Something of ours that is paid at a store. */
export interface StoreOrder {
  readonly noun: "purchase" | "subscription";
  readonly id: string;
}

/** What a store asks before it decides about a refund. */
export interface StoreInquiry {
  /** The store's id of the payment. */
  readonly ref: string;
  /** What an answer must name; null for none. */
  readonly token: string | null;
  /** Why the buyer wants their money back, as the store says it; null when it doesn't. */
  readonly reason: string | null;
  readonly askedAt: Date;
  readonly answerBy: Date;
}

/** A verified event. */
export interface StoreNotice {
  readonly id: string;
  readonly kind: string;
  /** Null when it is about nothing of ours. */
  readonly subject: StoreSubject | null;
  /** What it asks. */
  readonly inquiry?: StoreInquiry;
}

/** A store that can be asked about purchases. Every call may throw StoreUnreachable. */
export interface AskedStore {
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
  /** Returns null when the store has no such checkout, or transaction. */
  readonly read: (ref: string) => Promise<PurchaseFacts | null>;
  /** Tells a store that waits for it what was granted; may be told again. */
  readonly claim?: (granted: GrantedItem) => Promise<void>;
}

/** What was granted, by the store's id. */
export type GrantedItem =
  | { readonly noun: "purchase"; readonly ref: string; readonly product: ProductId }
  | { readonly noun: "subscription"; readonly ref: string };

/** Says what an event of a store is about. May throw StoreUnreachable. */
export interface OrderFinder {
  readonly store: StoreName;
  /** Returns what of ours a payment, checkout or subscription is for; null for nothing. */
  readonly orderOf: (subject: StoreSubject) => Promise<StoreOrder | null>;
}

/** A store that sells our products on pages of its own. Every call may throw StoreUnreachable. */
export interface Storefront extends AskedStore, OrderFinder {
  /** Opens the page on which the purchase is paid; the same page for the same purchase. */
  readonly open: (order: CheckoutOrder) => Promise<{ readonly ref: string; readonly url: string }>;
}
