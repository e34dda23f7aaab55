import type { Database } from "@kinora/database/client";
import * as stores from "@kinora/database/stores";
import { postgresPublishSignal } from "@kinora/messaging/publish-signal";
import type { PgBoss } from "pg-boss";

/** The stores that the work writes through, bound to one executor: the pool or a transaction. */
export const storesOn = (executor: Database, boss: PgBoss): stores.Stores =>
  stores.storesOn(executor, { boss, signals: postgresPublishSignal });
