import type { NewSubscription } from "../subscription/subscription-store.ts";
import type { BoughtItem } from "./phone-store.ts";
import type { NewPurchase } from "./purchase-store.ts";
import type { StoreOrder } from "./storefront.ts";

/** Something that was bought in an app, and whose it is. */
export interface BoundOrder extends StoreOrder {
  readonly userId: string;
}

/** How to sign in to an account. */
export type SignInWay = "google" | "apple" | "both" | "other";

/** What a stranger may learn of an account that holds their purchase. */
export interface AccountHint {
  readonly handle: string;
  readonly way: SignInWay;
}

/** Keeps whose purchases of the phones' stores are. */
export interface ReceiptStore {
  /** Serialises what is done with one purchase of a store, until the transaction ends. */
  lock(item: Pick<BoughtItem, "store" | "ref">): Promise<void>;
  /** Returns whose it is; null while it is nobody's. */
  findBound(item: Pick<BoughtItem, "store" | "ref">): Promise<BoundOrder | null>;
  bindPurchase(purchase: NewPurchase & { readonly ref: string }): Promise<void>;
  bindSubscription(subscription: NewSubscription & { readonly ref: string }): Promise<void>;
  /** Keeps what was paid for and is nobody's. */
  keepUnclaimed(item: BoughtItem, now: Date): Promise<void>;
  /** It is somebody's from now on. */
  forgetUnclaimed(item: Pick<BoughtItem, "store" | "ref">): Promise<void>;
  /** Returns the token by which a phone's store names an account, always the same. */
  tokenOf(userId: string): Promise<string>;
  /** Returns the account that a token names; null for none, also when it was erased. */
  findByToken(token: string): Promise<string | null>;
  /** True while a person agrees that a phone's store is told what they used of what they want refunded. */
  hasConsented(userId: string): Promise<boolean>;
  /** True for a person who ever paid in an app. */
  hasPaidInApp(userId: string): Promise<boolean>;
  /** Keeps since when they agree; null for no longer. */
  setConsent(userId: string, since: Date | null): Promise<void>;
  hintOf(userId: string): Promise<AccountHint>;
}
