import { SHOP } from "@kinora/contracts/billing/shop-products";
import type { ProductId, PurchaseEnvironment } from "@kinora/contracts/billing/store-vocabulary";
import { postgresClaims } from "@kinora/database/billing/postgres-claims";
import { postgresPurchases } from "@kinora/database/billing/postgres-purchases";
import type { Database } from "@kinora/database/client";
import { recordEvent } from "@kinora/database/event/record-event";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { postgresPasses } from "@kinora/database/subscription/postgres-passes";
import { postgresSubscriptions } from "@kinora/database/subscription/postgres-subscriptions";
import { applyPurchase } from "@kinora/domain/billing/apply-purchase";
import type { PurchaseFacts } from "@kinora/domain/billing/storefront";

/** A purchase whose store says what a test wants. */
export async function bookPurchase(
  database: Database,
  {
    id,
    userId,
    product = "gem_pack_1500",
    environment = "simulated",
    at,
  }: {
    readonly id: string;
    readonly userId: string;
    readonly product?: ProductId;
    readonly environment?: PurchaseEnvironment;
    readonly at: Date;
  },
) {
  const { gems, cents } = SHOP[product];
  const price = { amount: cents, currency: "USD" };
  await postgresPurchases(database).add(
    { id, userId, store: "stripe", environment, product, gems, price, createdAt: at },
    id,
  );
  /** Books what the store says at this moment. */
  const hear = (now: Date, facts: Partial<PurchaseFacts> = {}) =>
    database.transaction().execute(async (own) => {
      const purchases = postgresPurchases(own);
      const purchase = await purchases.find(id);
      if (purchase === null) throw new Error(`There is no purchase ${id}.`);
      await applyPurchase(
        {
          ...{ purchases, ledger: postgresGemLedger(own), record: recordEvent(own) },
          ...{ subscriptions: postgresSubscriptions(own), passes: postgresPasses(own) },
          claims: postgresClaims(own),
        },
        purchase,
        {
          ...{ state: "paid", paymentRef: `pay_${id}`, paid: price, refunded: 0 },
          ...{ dispute: "none", ...facts },
        },
        now,
      );
    });
  await hear(at);
  return { hear, refund: (now: Date, cents = price.amount) => hear(now, { refunded: cents }) };
}
