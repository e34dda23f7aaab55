import type { ConnectionStanding } from "@kinora/contracts/connection/connection";
import type {
  OuterPlatform,
  SignInFlavour,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { StoredConnection } from "@kinora/domain/connection/connection-store";
import type { Selectable } from "kysely";
import type { Schema } from "../schema.gen.ts";

/** Checks of the table allow no others. */
export const wayOf = (platform: string, flavour: string) => ({
  platform: platform as OuterPlatform,
  flavour: flavour as SignInFlavour,
});

/** Returns a row as the domain knows it. */
export const toConnection = (row: Selectable<Schema["platform_connection"]>): StoredConnection => ({
  ...{ id: row.id, userId: row.user_id, ...wayOf(row.platform, row.flavour) },
  ...{ accountId: row.account_id, personId: row.person_id, name: row.name },
  ...{ pictureUrl: row.picture_url, sealed: row.sealed, state: row.state as ConnectionStanding },
  ...{ accessExpiresAt: row.access_expires_at, refreshExpiresAt: row.refresh_expires_at },
  connectedAt: row.connected_at,
});
