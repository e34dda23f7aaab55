import { forgetPerson } from "@kinora/database/account/forget-person";
import { postgresErasure } from "@kinora/database/account/postgres-erasure";
import type { Database } from "@kinora/database/client";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { transact } from "@kinora/database/transact";
import type { Erasure } from "@kinora/domain/account/erase-person";
import type { DisconnectPorts } from "@kinora/domain/connection/disconnect-account";
import { disconnectEverything } from "@kinora/domain/connection/disconnect-everything";
import type { PgBoss } from "pg-boss";
import type { OpenPlatforms } from "../connection/compose-platforms.ts";
import { forgetAccount, purgeErased } from "./erase-accounts.ts";

/** Returns the steps of an erasure on this database. */
export function erasureOf(
  database: Database,
  boss: PgBoss,
  opened: OpenPlatforms | null = null,
): Erasure {
  const { platforms, sealer } = opened ?? { platforms: [], sealer: null };
  const connections = postgresConnections(database);
  // Its lines would name somebody who is being forgotten.
  const ports: DisconnectPorts = {
    ...{ platforms, sealer, connections, security: { record: () => {} } },
    transact: (work) => transact(database, boss, work),
  };
  return {
    ...postgresErasure(database),
    disconnect: (userId, at) => disconnectEverything(ports, userId, at),
    forget: (userId, at) =>
      transact(database, boss, ({ audit }, own) =>
        forgetAccount({ audit, forget: forgetPerson.bind(null, own) }, userId, at),
      ),
    purgeWork: (id, at) => transact(database, boss, (stores) => purgeErased(stores, id, at)),
  };
}
