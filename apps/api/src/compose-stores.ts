import type { Database } from "@kinora/database/client";
import { type Stores, storesOn } from "@kinora/database/stores";
import type { PgBoss } from "pg-boss";

/** The stores on the pool, and a way to have them all in one transaction. */
export const openStores = (database: Database, boss: PgBoss) => ({
  stores: storesOn(database, boss),
  transact: <T>(work: (stores: Stores) => Promise<T>): Promise<T> =>
    database.transaction().execute((transaction) => work(storesOn(transaction, boss))),
});
