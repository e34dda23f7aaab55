import type { ConnectionStanding } from "@kinora/contracts/connection/connection";
import type {
  OuterPlatform,
  SignInFlavour,
} from "@kinora/contracts/publication/publication-vocabulary";
import type {
  ConnectionStore,
  NewConnection,
  StoredConnection,
} from "@kinora/domain/connection/connection-store";
import type { Selectable } from "kysely";
import type { Database } from "../client.ts";
import type { Schema } from "../schema.gen.ts";

type Store<Name extends keyof ConnectionStore> = Pick<ConnectionStore, Name>;

export const postgresConnections = (executor: Database): ConnectionStore => ({
  ...attempts(executor),
  ...claims(executor),
  ...tokens(executor),
  async list(userId) {
    const rows = await executor
      .selectFrom("platform_connection")
      .selectAll()
      .where("user_id", "=", userId)
      .where("state", "<>", "revoked")
      .orderBy("platform")
      .orderBy("name")
      .orderBy("id")
      .execute();
    return rows.map(toConnection);
  },

  async findAccount({ userId, platform, accountId }) {
    const row = await executor
      .selectFrom("platform_connection")
      .selectAll()
      .where("user_id", "=", userId)
      .where("platform", "=", platform)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    return row ? toConnection(row) : null;
  },

  async keep(connection, now) {
    const { user_id, platform, account_id, ...change } = rowOf(connection, now);
    await executor
      .insertInto("platform_connection")
      .values({ id: connection.id, user_id, platform, account_id, ...change })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "platform", "account_id"]).doUpdateSet(change),
      )
      .execute();
  },

  async revoke(ids, now) {
    if (ids.length === 0) return;
    await executor
      .updateTable("platform_connection")
      .set({
        ...{ state: "revoked", sealed: null, access_expires_at: null, refresh_expires_at: null },
        ...{ refresh_due_at: null, held_until: null, changed_at: now },
      })
      .where("id", "in", [...ids])
      .execute();
  },
});

function attempts(
  executor: Database,
): Store<"begin" | "takeAttempt" | "offer" | "takeOffer" | "forgetExpired"> {
  return {
    async begin({ userId: user_id, expiresAt: expires_at, ...attempt }) {
      await executor
        .insertInto("connection_attempt")
        .values({ ...attempt, user_id, expires_at })
        .execute();
    },

    async takeAttempt(id, userId, now) {
      const row = await executor
        .deleteFrom("connection_attempt")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .returningAll()
        .executeTakeFirst();
      if (!row || row.expires_at <= now) return null;
      const { user_id: _, expires_at: expiresAt, platform, flavour, ...rest } = row;
      return { ...rest, ...wayOf(platform, flavour), userId, expiresAt };
    },

    async offer({ userId: user_id, expiresAt: expires_at, ...offer }) {
      await executor
        .insertInto("connection_offer")
        .values({ ...offer, user_id, expires_at })
        .execute();
    },

    async takeOffer(id, userId, now) {
      const row = await executor
        .deleteFrom("connection_offer")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .returningAll()
        .executeTakeFirst();
      if (!row || row.expires_at <= now) return null;
      return { id, userId, sealed: row.sealed, expiresAt: row.expires_at };
    },

    async forgetExpired(now) {
      for (const table of ["connection_attempt", "connection_offer"] as const)
        await executor.deleteFrom(table).where("expires_at", "<", now).execute();
    },
  };
}

function claims(executor: Database): Store<"claimDue" | "claimOne" | "free"> {
  return {
    async claimOne(id, now, until) {
      const row = await executor
        .updateTable("platform_connection")
        .set({ held_until: until })
        .where("id", "=", id)
        .where(({ or, eb }) => or([eb("held_until", "is", null), eb("held_until", "<=", now)]))
        .returningAll()
        .executeTakeFirst();
      return row ? toConnection(row) : null;
    },

    async free(id) {
      await executor
        .updateTable("platform_connection")
        .set({ held_until: null })
        .where("id", "=", id)
        .execute();
    },

    async claimDue(now, until) {
      const row = await executor
        .updateTable("platform_connection")
        .set({ held_until: until })
        .where("id", "=", ({ selectFrom }) =>
          selectFrom("platform_connection")
            .select("id")
            .where("refresh_due_at", "<=", now)
            .where(({ or, eb }) => or([eb("held_until", "is", null), eb("held_until", "<=", now)]))
            .orderBy("refresh_due_at")
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst();
      return row ? toConnection(row) : null;
    },
  };
}

function tokens(executor: Database): Store<"settle" | "reseal" | "sealedAfter"> {
  return {
    async settle({ id, sealed }, standing, now) {
      await executor
        .updateTable("platform_connection")
        .set({
          ...{ sealed: standing.sealed, state: standing.state, changed_at: now, held_until: null },
          access_expires_at: standing.accessExpiresAt,
          refresh_expires_at: standing.refreshExpiresAt,
          refresh_due_at: standing.refreshDueAt,
        })
        .where("id", "=", id)
        .where("sealed", "=", sealed)
        .execute();
    },

    async reseal(id, before, after) {
      await executor
        .updateTable("platform_connection")
        .set({ sealed: after })
        .where("id", "=", id)
        .where("sealed", "=", before)
        .execute();
    },

    async sealedAfter(after, limit) {
      const rows = await executor
        .selectFrom("platform_connection")
        .selectAll()
        .where("sealed", "is not", null)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(toConnection);
    },
  };
}

const rowOf = (connection: NewConnection, now: Date) => ({
  ...{ user_id: connection.userId, platform: connection.platform, flavour: connection.flavour },
  ...{ account_id: connection.accountId, person_id: connection.personId, name: connection.name },
  ...{ picture_url: connection.pictureUrl, sealed: connection.sealed, state: connection.state },
  access_expires_at: connection.accessExpiresAt,
  refresh_expires_at: connection.refreshExpiresAt,
  refresh_due_at: connection.refreshDueAt,
  ...{ held_until: null, connected_at: now, changed_at: now },
});

// Checks of the table allow no others.
const wayOf = (platform: string, flavour: string) => ({
  platform: platform as OuterPlatform,
  flavour: flavour as SignInFlavour,
});

const toConnection = (row: Selectable<Schema["platform_connection"]>): StoredConnection => ({
  ...{ id: row.id, userId: row.user_id, ...wayOf(row.platform, row.flavour) },
  ...{ accountId: row.account_id, personId: row.person_id, name: row.name },
  ...{ pictureUrl: row.picture_url, sealed: row.sealed, state: row.state as ConnectionStanding },
  ...{ accessExpiresAt: row.access_expires_at, refreshExpiresAt: row.refresh_expires_at },
  connectedAt: row.connected_at,
});
