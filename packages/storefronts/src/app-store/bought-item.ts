import type { JWSTransactionDecodedPayload } from "@apple/app-store-server-library";
import { PLANS } from "@kinora/contracts/billing/plans";
import { PRODUCTS, type PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import type { BoughtItem } from "@kinora/domain/billing/phone-store";

/** Longer ones are not the App Store's. */
const MOST_DIGITS = 32;

/** True for an id of a transaction; only these may become part of an address. */
export const isTransactionId = (id: string | undefined): id is string =>
  id !== undefined && id.length <= MOST_DIGITS && /^\d+$/.test(id);

/**
 * Returns what a verified transaction is of. Restored purchases and renewals have new ids, and
 * one original. Null for one without an id, and for what another member of a family bought.
 */
export function boughtItem(
  transaction: JWSTransactionDecodedPayload,
  environment: PurchaseEnvironment,
): BoughtItem | null {
  const { originalTransactionId: ref, productId: sku = "", quantity = 1 } = transaction;
  if (!isTransactionId(ref) || transaction.inAppOwnershipType === "FAMILY_SHARED") return null;
  const accountToken = transaction.appAccountToken?.toLowerCase() ?? null;
  const item = { store: "app_store", environment, ref, accountToken } as const;
  const product = PRODUCTS.find((known) => known === sku);
  if (product) return { ...item, noun: "purchase", product, quantity: Math.max(1, quantity) };
  const plan = PLANS.find((known) => known === sku);
  return plan ? { ...item, noun: "subscription", plan } : { ...item, noun: "unknown", sku };
}
