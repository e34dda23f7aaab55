import { forgetPerson } from "@kinora/database/account/forget-person";
import { postgresErasure } from "@kinora/database/account/postgres-erasure";
import type { Database } from "@kinora/database/client";
import { transact } from "@kinora/database/transact";
import type { Erasure } from "@kinora/domain/account/erase-person";
import type { PgBoss } from "pg-boss";
import { forgetAccount, purgeErased } from "./erase-accounts.ts";

/** Returns the steps of an erasure on this database. */
export function erasureOf(database: Database, boss: PgBoss): Erasure {
  return {
    ...postgresErasure(database),
    forget: (userId, at) =>
      transact(database, boss, ({ audit }, own) =>
        forgetAccount({ audit, forget: forgetPerson.bind(null, own) }, userId, at),
      ),
    purgeWork: (id, at) => transact(database, boss, (stores) => purgeErased(stores, id, at)),
  };
}
