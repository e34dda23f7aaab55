import { PURCHASE_ENVIRONMENTS, STORES } from "@kinora/contracts/billing/store-vocabulary";
import { DISPUTE_STANDINGS, SOLD } from "@kinora/contracts/payment/payment";
import type { PaymentFound, PaymentRecord } from "@kinora/domain/payment/payment-store";
import type { Selectable } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { PaymentTable } from "../schema.gen.ts";

export type PaymentRow = Selectable<PaymentTable>;

export function parsePayment(row: PaymentRow): PaymentRecord {
  const { id, ref, amount, currency, fee, refunded, tries, version } = row;
  const { purchase_id: purchase, subscription_id: subscription, last4, card_brand: brand } = row;
  return {
    ...{ id, ref, fee, refunded, tries, version, userId: row.user_id, paidAt: row.paid_at },
    store: parseKnown(STORES, row.store),
    environment: parseKnown(PURCHASE_ENVIRONMENTS, row.environment),
    order:
      purchase === null
        ? { noun: "subscription", id: subscription ?? "" }
        : { noun: "purchase", id: purchase },
    product: parseKnown(SOLD, row.product),
    price: { amount, currency },
    card: last4 === null ? null : { brand, last4 },
    dispute: parseKnown(DISPUTE_STANDINGS, row.dispute),
  };
}

export const parseFoundPayment = (row: PaymentRow & { readonly handle: string }): PaymentFound => ({
  ...parsePayment(row),
  handle: row.handle,
});
