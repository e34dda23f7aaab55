import type { Database } from "../client.ts";
import { postgresPasses } from "../subscription/postgres-passes.ts";
import { postgresDifferences } from "./postgres-differences.ts";
import { postgresMonths } from "./postgres-months.ts";
import { postgresPayments } from "./postgres-payments.ts";

/** What staff do about money, and the passes that members have. */
export const paymentStores = (executor: Database) => ({
  passes: postgresPasses(executor),
  payments: postgresPayments(executor),
  months: postgresMonths(executor),
  differences: postgresDifferences(executor),
});
