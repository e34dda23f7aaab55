import {
  PRODUCTS,
  PURCHASE_ENVIRONMENTS,
  PURCHASE_STATES,
  STORES,
} from "@kinora/contracts/billing/store-vocabulary";
import type { PurchaseRecord } from "@kinora/domain/billing/purchase-store";
import type { Selectable } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { PurchaseTable } from "../schema.gen.ts";

export interface PurchaseRow extends Selectable<PurchaseTable> {
  readonly granted: number | null;
  readonly taken_back: number | null;
  readonly receipt_id: string | null;
}

export function parsePurchase(row: PurchaseRow): PurchaseRecord {
  const { id, gems, amount, currency, refunded, ref, url, version } = row;
  return {
    ...{ id, gems, refunded, ref, url, version, userId: row.user_id },
    store: parseKnown(STORES, row.store),
    environment: parseKnown(PURCHASE_ENVIRONMENTS, row.environment),
    product: parseKnown(PRODUCTS, row.product),
    state: parseKnown(PURCHASE_STATES, row.state),
    price: { amount, currency },
    paymentRef: row.payment_ref,
    granted: row.granted ?? 0,
    takenBack: row.taken_back ?? 0,
    receiptId: row.receipt_id,
    createdAt: row.created_at,
    askedAt: row.asked_at,
  };
}
