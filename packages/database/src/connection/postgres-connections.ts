import type { SocialPlan } from "@kinora/contracts/billing/plans";
import type { ConnectionStore, NewConnection } from "@kinora/domain/connection/connection-store";
import type { Database } from "../client.ts";
import { toConnection, wayOf } from "./connection-row.ts";
import { leavingConnections } from "./leaving-connections.ts";
import { troubledConnections } from "./troubled-connections.ts";

type Store<Name extends keyof ConnectionStore> = Pick<ConnectionStore, Name>;

/** Milliseconds for which somebody can look up that their data were deleted. */
const DELETIONS_KEPT = 365 * 24 * 3_600_000;

const planRow = (executor: Database, userId: string) =>
  executor.selectFrom("app_user").select("social_plan").where("id", "=", userId);

async function planIn(row: ReturnType<typeof planRow>): Promise<SocialPlan> {
  return (await row.executeTakeFirstOrThrow()).social_plan as SocialPlan;
}

export const postgresConnections = (executor: Database): ConnectionStore => ({
  ...attempts(executor),
  ...claims(executor),
  ...tokens(executor),
  ...leavingConnections(executor),
  ...troubledConnections(executor),
  planOf: (userId) => planIn(planRow(executor, userId)),
  lockPlan: (userId) => planIn(planRow(executor, userId).forUpdate()),

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
    const { id } = await executor
      .insertInto("platform_connection")
      .values({ id: connection.id, user_id, platform, account_id, ...change })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "platform", "account_id"]).doUpdateSet(change),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  },

  async revoke(ids, now) {
    if (ids.length === 0) return;
    await executor
      .updateTable("platform_connection")
      .set({
        ...{ state: "revoked", sealed: null, access_expires_at: null, refresh_expires_at: null },
        ...{ refresh_due_at: null, held_until: null, changed_at: now },
        ...{ told_state: null, told_at: null },
      })
      .where("id", "in", [...ids])
      .execute();
  },
});

function attempts(
  executor: Database,
): Store<"begin" | "takeAttempt" | "offer" | "takeOffer" | "forgetOffers" | "forgetExpired"> {
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

    async forgetOffers(userIds, expiringUntil) {
      if (userIds.length === 0) return;
      await executor
        .deleteFrom("connection_offer")
        .where("user_id", "in", [...userIds])
        .where("expires_at", "<=", expiringUntil)
        .execute();
    },

    async forgetExpired(now) {
      for (const table of ["connection_attempt", "connection_offer"] as const)
        await executor.deleteFrom(table).where("expires_at", "<", now).execute();
      const old = new Date(now.getTime() - DELETIONS_KEPT);
      await executor.deleteFrom("platform_deletion").where("deleted_at", "<", old).execute();
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
          ...(standing.state === "connected" ? { told_state: null, told_at: null } : {}),
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
        // Whoever renews them finds them by the old seal, and stores them with the new secret.
        .where("held_until", "is", null)
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
  ...{ held_until: null, connected_at: now, changed_at: now, told_state: null, told_at: null },
});
