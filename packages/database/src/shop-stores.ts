import { postgresClaims } from "./billing/postgres-claims.ts";
import { postgresPurchases } from "./billing/postgres-purchases.ts";
import { postgresReceipts } from "./billing/postgres-receipts.ts";
import { postgresShelves } from "./billing/postgres-shelves.ts";
import { postgresStoreEvents } from "./billing/postgres-store-events.ts";
import type { Database } from "./client.ts";
import { postgresDifferences } from "./payment/postgres-differences.ts";
import { postgresInquiries } from "./payment/postgres-inquiries.ts";
import { postgresMonths } from "./payment/postgres-months.ts";
import { postgresPayments } from "./payment/postgres-payments.ts";
import { postgresExtensions } from "./subscription/postgres-extensions.ts";
import { postgresPasses } from "./subscription/postgres-passes.ts";
import { postgresSubscriptions } from "./subscription/postgres-subscriptions.ts";

/** What was sold, and what was paid for it. */
export const shopStores = (executor: Database) => ({
  purchases: postgresPurchases(executor),
  receipts: postgresReceipts(executor),
  claims: postgresClaims(executor),
  storeEvents: postgresStoreEvents(executor),
  shelves: postgresShelves(executor),
  subscriptions: postgresSubscriptions(executor),
  passes: postgresPasses(executor),
  extensions: postgresExtensions(executor),
  payments: postgresPayments(executor),
  inquiries: postgresInquiries(executor),
  months: postgresMonths(executor),
  differences: postgresDifferences(executor),
});
