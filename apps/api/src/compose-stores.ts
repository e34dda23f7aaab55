import type { Database } from "@kinora/database/client";
import { type Stores, storesOn } from "@kinora/database/stores";
import { postgresPublishSignal } from "@kinora/messaging/publish-signal";
import type { PgBoss } from "pg-boss";

/** The stores on the pool, and a way to have them all in one transaction. */
export function openStores(database: Database, boss: PgBoss) {
  const parts = { boss, signals: postgresPublishSignal };
  return {
    stores: storesOn(database, parts),
    transact: <T>(work: (stores: Stores) => Promise<T>): Promise<T> =>
      database.transaction().execute((transaction) => work(storesOn(transaction, parts))),
  };
}
