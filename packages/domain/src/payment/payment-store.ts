import type { ShopPrice } from "@kinora/contracts/billing/billing";
import type { PurchaseEnvironment, StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type {
  DisputeStanding,
  PaymentEvent,
  PaymentsShown,
  SoldId,
} from "@kinora/contracts/payment/payment";
import type { StoreOrder } from "../billing/storefront.ts";
import type { Position } from "../position.ts";
import type { PaymentFacts } from "./payment-desk.ts";

/** A payment that was made at a store. */
export interface PaymentRecord {
  readonly id: string;
  readonly store: StoreName;
  readonly environment: PurchaseEnvironment;
  /** The store's id. */
  readonly ref: string;
  readonly userId: string;
  readonly order: StoreOrder;
  readonly product: SoldId;
  readonly price: ShopPrice;
  readonly fee: number | null;
  readonly card: PaymentFacts["card"];
  readonly paidAt: Date;
  readonly refunded: number;
  readonly dispute: DisputeStanding;
  readonly tries: number;
  /** Rises whenever something is heard of it. */
  readonly version: number;
}

/** A payment with its payer's handle. */
export interface PaymentFound extends PaymentRecord {
  readonly handle: string;
}

export interface RefundOrder {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly reason: string;
  /** Null when their account is gone. */
  readonly askedById: string | null;
  readonly askedAt: Date;
  readonly state: "asked" | "sent" | "refused";
}

export interface PaymentStore {
  find(id: string): Promise<PaymentFound | null>;
  /** Locks a payment, so that its refunds count one another. */
  lock(id: string): Promise<PaymentRecord | null>;
  findByRef(store: StoreName, ref: string): Promise<PaymentRecord | null>;
  isDue(now: Date): Promise<boolean>;
  /** Takes payments that are to be read at their stores, for a minute; each try is counted. */
  takeDue(now: Date, most: number): Promise<PaymentRecord[]>;
  /** Lets a payment be read again. */
  setDue(id: string, at: Date): Promise<void>;
  /** Stores what the store said; false, and nothing, when something was heard since it was asked. */
  setRead(
    seen: Pick<PaymentRecord, "id" | "version">,
    facts: PaymentFacts | null,
    now: Date,
  ): Promise<boolean>;
  /** What is neither refunded nor ordered to be. */
  refundable(id: string): Promise<number>;
  /** Adds an order to refund; returns the earlier one of this key instead. */
  addRefund(order: Omit<RefundOrder, "state">, key: string): Promise<RefundOrder>;
  findRefund(id: string): Promise<RefundOrder | null>;
  /** Returns orders to refund that no store has answered. */
  findRefundsDue(now: Date, most: number): Promise<string[]>;
  setRefundDue(id: string, at: Date): Promise<void>;
  /** Stores the store's answer; false when it was stored before. */
  setRefundSent(id: string, ref: string): Promise<boolean>;
  setRefundRefused(id: string, why: string): Promise<void>;
}

/** A line of a payment's history. */
export interface PaymentHappening extends Omit<PaymentEvent, "at" | "answerBy"> {
  readonly at: Date;
  readonly answerBy: Date | null;
}

/** Payments as staff look for them. */
export interface PaymentReader {
  /** Newest first. */
  list(wish: {
    readonly q: string | null;
    readonly show: PaymentsShown | null;
    readonly before: Position | null;
    readonly most: number;
  }): Promise<PaymentFound[]>;
  /** Oldest first. */
  history(id: string): Promise<PaymentHappening[]>;
}
