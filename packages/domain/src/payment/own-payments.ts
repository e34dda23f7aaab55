import type { Position } from "../position.ts";
import type { PaymentRecord } from "./payment-store.ts";

/** A payment as its payer sees it. */
export interface OwnPaymentRecord extends PaymentRecord {
  /** Until when it pays a plan; null for what is paid once. */
  readonly coversUntil: Date | null;
  /** Gems that it brought so far, and those of them that were taken back. */
  readonly gems: number;
  readonly gemsTakenBack: number;
  /** Receipt of its first gems; null while it has brought none. */
  readonly receiptId: string | null;
}

/** Payments as their payers see them. */
export interface OwnPayments {
  /** Newest first. */
  list(
    userId: string,
    page: { readonly before: Position | null; readonly most: number },
  ): Promise<OwnPaymentRecord[]>;
  /** Returns the payment that brought the gems of a receipt; null when none did. */
  findByReceipt(userId: string, receiptId: string): Promise<OwnPaymentRecord | null>;
}
