import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type {
  ProductId,
  PurchaseEnvironment,
  PurchaseState,
  StoreName,
} from "@kinora/contracts/billing/store-vocabulary";
import type { Position } from "../position.ts";
import type { StoreSubject } from "./storefront.ts";

export interface NewPurchase {
  readonly id: string;
  readonly userId: string;
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
  readonly product: ProductId;
  readonly gems: number;
  /** List price; replaced by what was paid. */
  readonly price: ShopPrice;
  readonly createdAt: Date;
}

export interface PurchaseRecord extends NewPurchase {
  readonly state: PurchaseState;
  /** The store's id of the checkout; null until its page was opened. */
  readonly ref: string | null;
  /** The store's page; null until it was opened. */
  readonly url: string | null;
  readonly paymentRef: string | null;
  /** Refunded so far, in the smallest unit of the price. */
  readonly refunded: number;
  /** Gems granted when it was paid, and of these taken back and not restored since. */
  readonly granted: number;
  readonly takenBack: number;
  /** Receipt of the first grant. */
  readonly receiptId: string | null;
  /** When the store was last asked; null for never. */
  readonly askedAt: Date | null;
  /** Rises with every answer of the store that is booked. */
  readonly version: number;
}

/** Gems credited for a purchase: when it was paid, and again when a refund failed. */
export interface Grant {
  readonly number: number;
  readonly receiptId: string;
  readonly gems: number;
  readonly takenBack: number;
}

export interface PurchaseStore {
  /** Serialises a person's checkouts, so that concurrent ones see each other. */
  lockBuyer(userId: string): Promise<void>;
  /** Returns the purchase begun with this key earlier; null for none. */
  findByKey(userId: string, key: string): Promise<PurchaseRecord | null>;
  add(purchase: NewPurchase, key: string): Promise<void>;
  setPage(id: string, page: { readonly ref: string; readonly url: string }): Promise<void>;
  /** Stores the store's checkout of a purchase that has none. */
  setRef(id: string, ref: string): Promise<void>;
  /** Cancels purchases begun before, for which no page was opened. */
  closeUnopened(begunBefore: Date): Promise<void>;
  find(id: string): Promise<PurchaseRecord | null>;
  findByRef(store: StoreName, ref: string): Promise<PurchaseRecord | null>;
  findByPayment(paymentRef: string): Promise<PurchaseRecord | null>;
  lock(id: string): Promise<PurchaseRecord | null>;
  /** Counts open checkouts begun since. */
  countOpen(userId: string, since: Date): Promise<number>;
  /** Returns the newest purchase of a product that is open, on its way, or paid. */
  findStanding(userId: string, product: ProductId): Promise<PurchaseRecord | null>;
  /** As findStanding, for every product. */
  listStanding(userId: string): Promise<Pick<PurchaseRecord, "product" | "state">[]>;
  grants(id: string): Promise<Grant[]>;
  addGrant(id: string, grant: Omit<Grant, "takenBack">): Promise<void>;
  setTakenBack(id: string, number: number, gems: number): Promise<void>;
  /** Stores what the store said of a locked purchase, and when; raises its version. */
  change(
    id: string,
    to: Pick<PurchaseRecord, "state" | "paymentRef" | "price" | "refunded">,
    now: Date,
  ): Promise<void>;
  list(
    userId: string,
    page: {
      readonly before: Position | null;
      readonly most: number;
      /** Null for all; else only what can be paid or is on its way, having begun after this. */
      readonly unpaidSince: Date | null;
    },
  ): Promise<PurchaseRecord[]>;
  /** Returns purchases that are not over and were not asked about since, oldest first. */
  findUnsettled(askedBefore: Date, most: number): Promise<string[]>;
  setAsked(id: string, at: Date): Promise<void>;
}

/** Events of stores that have arrived. Only what they are about is kept. */
export interface StoreEvents {
  /** False when it arrived before. */
  add(event: StoreEvent, receivedAt: Date): Promise<boolean>;
  isDue(now: Date): Promise<boolean>;
  /** Takes due events for a minute; each try is counted. */
  take(now: Date, most: number): Promise<(StoreEvent & { readonly tries: number })[]>;
  /** Forgets events handled before. */
  forgetHandled(before: Date): Promise<void>;
  setHandled(event: Pick<StoreEvent, "store" | "id">, at: Date): Promise<void>;
  setDue(event: Pick<StoreEvent, "store" | "id">, at: Date): Promise<void>;
}

export interface StoreEvent {
  readonly store: StoreName;
  readonly id: string;
  readonly kind: string;
  readonly subject: StoreSubject;
}
