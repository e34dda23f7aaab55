import type { Database } from "@kinora/database/client";
import type { Stores } from "@kinora/database/stores";
import { storesOnPool, transact } from "@kinora/database/transact";
import type { PgBoss } from "pg-boss";

/** Opens the stores on the pool, with a function that runs work on all of them in one transaction. */
export const openStores = (database: Database, boss: PgBoss) => ({
  stores: storesOnPool(database, boss),
  transact: <T>(work: (stores: Stores) => Promise<T>): Promise<T> => transact(database, boss, work),
});
