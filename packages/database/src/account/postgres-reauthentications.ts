import {
  REAUTHENTICATION_FAILURES,
  REAUTHENTICATION_WAYS,
} from "@kinora/contracts/account/reauthentication";
import { ACCOUNT_PROVIDERS } from "@kinora/domain/account/account-provider";
import type { Reauthentications, Trip } from "@kinora/domain/account/reauthentication";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { ReauthenticationTable } from "../schema.gen.ts";

/** Maximum open ones per user; the oldest are deleted. */
const MOST = 50;

/** Proofs that the user is present, each for a single action. */
export function postgresReauthentications(executor: Database): Reauthentications {
  return {
    async begin({ userId, sessionId, expiresAt, ...wish }, now) {
      await executor.deleteFrom("reauthentication").where("expires_at", "<=", now).execute();
      await sql`
        delete from reauthentication where id in (
          select id from reauthentication where user_id = ${userId}
           order by created_at desc offset ${MOST - 1})`.execute(executor);
      await executor
        .insertInto("reauthentication")
        .values({
          ...{ ...wish, user_id: userId, session_id: sessionId },
          ...{ created_at: now, expires_at: expiresAt },
        })
        .execute();
    },

    async find(id, now) {
      const row = await executor
        .selectFrom("reauthentication")
        .selectAll()
        .where("id", "=", id)
        .where("expires_at", ">", now)
        .where("used_at", "is", null)
        .executeTakeFirst();
      return row ? parse(row) : null;
    },

    ...attemptsOn(executor),

    async accountsOf(userId) {
      return executor
        .selectFrom("auth_account")
        .select(["provider_id as provider", "account_id as subject"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("provider_id", "desc")
        .execute();
    },
  };
}

/** The steps of a reauthentication; each can be taken once. */
function attemptsOn(
  executor: Database,
): Pick<Reauthentications, "attempt" | "prove" | "fail" | "use"> {
  const open = (id: string, now: Date) =>
    executor
      .updateTable("reauthentication")
      .where("id", "=", id)
      .where("expires_at", ">", now)
      .where("used_at", "is", null);
  return {
    async attempt(id, secret, trip, now) {
      const row = await open(id, now)
        .where("proved_at", "is", null)
        .set({
          ...{ secret, failure: null, provider: trip?.provider ?? null },
          ...{ verifier: trip?.verifier ?? null, browser_hash: trip?.browserHash ?? null },
        })
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    async prove(id, secret, now) {
      const row = await open(id, now)
        .where("secret", "=", secret)
        .where("proved_at", "is", null)
        .set({ proved_at: now, failure: null, ...NO_ATTEMPT })
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    async fail(id, secret, failure) {
      await executor
        .updateTable("reauthentication")
        .set({ failure, ...NO_ATTEMPT })
        .where("id", "=", id)
        .where("secret", "=", secret)
        .execute();
    },

    async use({ id, userId, sessionId, digest }, now) {
      const row = await open(id, now)
        .where("user_id", "=", userId)
        .where("session_id", "=", sessionId)
        .where("digest", "=", digest)
        .where("proved_at", "is not", null)
        .set({ used_at: now })
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

const NO_ATTEMPT = { secret: null, provider: null, verifier: null, browser_hash: null };

function parse(row: Selectable<ReauthenticationTable>) {
  return {
    ...{ id: row.id, userId: row.user_id, sessionId: row.session_id, action: row.action },
    ...{ digest: row.digest, way: parseKnown(REAUTHENTICATION_WAYS, row.way) },
    ...{ secret: row.secret, trip: tripOf(row), proved: row.proved_at !== null },
    failure: row.failure === null ? null : parseKnown(REAUTHENTICATION_FAILURES, row.failure),
    expiresAt: row.expires_at,
  };
}

function tripOf(row: Selectable<ReauthenticationTable>): Trip | null {
  const { provider, verifier, browser_hash: browserHash } = row;
  if (provider === null || verifier === null || browserHash === null) return null;
  return { provider: parseKnown(ACCOUNT_PROVIDERS, provider), verifier, browserHash };
}
