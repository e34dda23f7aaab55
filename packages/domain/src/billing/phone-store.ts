import type { PlanId } from "@kinora/contracts/billing/plans";
import type { StoreReceipt } from "@kinora/contracts/billing/receipts";
import type {
  ProductId,
  PurchaseEnvironment,
  StoreName,
} from "@kinora/contracts/billing/store-vocabulary";
import type { AskedPlanStore } from "../subscription/plan-store.ts";
import type { InquiryAnswer } from "./refund-inquiry.ts";
import type { AskedStore, StoreSubject } from "./storefront.ts";

/** What was bought in an app, as the store names it. */
export type BoughtItem = {
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
  /** The store's id, by which it is asked about; the same on every phone and in every period. */
  readonly ref: string;
  /** The token of the account that it was bought for; null when the app gave none. */
  readonly accountToken: string | null;
  /** The store's id of the subscription that this one follows, whose owner has this one too. */
  readonly follows?: string | null;
} & (
  | { readonly noun: "purchase"; readonly product: ProductId; readonly quantity: number }
  | { readonly noun: "subscription"; readonly plan: PlanId }
  /** Paid for, and not known here. */
  | { readonly noun: "unknown"; readonly sku: string }
);

/** An environment of a phone's store, which is asked what became of what was bought there. */
export interface PhonePlace extends AskedStore, AskedPlanStore {
  /**
   * Answers what the store asked about a payment, with its buyer's consent. May be answered again.
   *
   * @throws StoreUnreachable, InquiryRefused
   */
  readonly answerInquiry: (given: {
    /** The store's id of the payment. */
    readonly ref: string;
    readonly token: string | null;
    readonly answer: InquiryAnswer;
  }) => Promise<void>;
}

/** A phone's store: what is bought in the app becomes known by its receipt, or by an event. */
export interface PhoneStore {
  readonly store: StoreName;
  readonly places: readonly PhonePlace[];
  /**
   * Returns what a receipt is of; null when it is forged, of another app or of another store.
   *
   * @throws StoreUnreachable when that can't be known now
   */
  readonly identify: (receipt: StoreReceipt) => Promise<BoughtItem | null>;
  /**
   * Returns what an event is about; null when the store has nothing of this id.
   *
   * @throws StoreUnreachable
   */
  readonly lookUp: (subject: StoreSubject) => Promise<BoughtItem | null>;
}
