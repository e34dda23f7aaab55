import type { Sessions } from "@kinora/domain/account/account-ports";
import { namedSession } from "@kinora/domain/account/session-credential";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";
import { parseStanding } from "./parse-person.ts";
import { rotateCredential } from "./rotate-credential.ts";

/** Maximum sessions listed. */
const MOST = 100;
/** Maximum characters of a user agent. */
const AGENT_SIGNS = 400;

export function postgresSessions(executor: Database): Sessions {
  return {
    ...standings(executor),

    rotate: (request) =>
      inTransaction(executor, (transaction) => rotateCredential(transaction, request)),

    async markAnswered(presentedHash, now) {
      await executor
        .updateTable("retired_session_token")
        .set({ answered_at: now })
        .where("token_hash", "=", Buffer.from(presentedHash))
        .execute();
    },

    async endRetired(presented, presentedHash) {
      const ended = await executor
        .deleteFrom("auth_session")
        .where(({ eb, or, selectFrom }) => {
          const retired = selectFrom("retired_session_token")
            .select("session_id")
            .where("token_hash", "=", Buffer.from(presentedHash));
          return or([eb("id", "in", retired), eb("id", "=", namedSession(presented) ?? "")]);
        })
        .returning("user_id")
        .executeTakeFirst();
      return ended?.user_id ?? null;
    },

    ...ownSessions(executor),

    async endAll(userId) {
      // Allows the disabled user's clients to be told about the suspension.
      await sql`
        insert into suspended_session (session_id, user_id, until)
        select auth_session.id, user_id, expires_at
          from auth_session join app_user on app_user.id = user_id
         where user_id = ${userId} and disabled_at is not null
            on conflict do nothing`.execute(executor);
      await executor.deleteFrom("auth_session").where("user_id", "=", userId).execute();
    },

    async makeRoom(userId, most, now) {
      const kept = executor
        .selectFrom("auth_session")
        .select("id")
        .where("user_id", "=", userId)
        .where("expires_at", ">", now)
        .orderBy("updated_at", "desc")
        .orderBy("id")
        .limit(most);
      // Rows locked by a concurrent sign-in or refresh are left for the next call, which avoids
      // deadlocks.
      const spent = executor
        .selectFrom("auth_session")
        .select("id")
        .where("user_id", "=", userId)
        .where("id", "not in", kept)
        .forUpdate()
        .skipLocked();
      await executor.deleteFrom("auth_session").where("id", "in", spent).execute();
    },

    async publicKeys() {
      const rows = await executor.selectFrom("auth_jwks").select(["id", "public_key"]).execute();
      return rows.map(({ id, public_key: jwk }) => ({ id, jwk }));
    },
  };
}

/** The sessions of one user. */
function ownSessions(executor: Database): Pick<Sessions, "of" | "end" | "endOthers"> {
  return {
    async of(userId, now) {
      const rows = await executor
        .selectFrom("auth_session")
        .select(["id", "created_at as startedAt", "updated_at as seenAt", "user_agent"])
        .where("user_id", "=", userId)
        .where("expires_at", ">", now)
        .orderBy("updated_at", "desc")
        .orderBy("id")
        .limit(MOST)
        .execute();
      return rows.map(({ user_agent, ...row }) => ({
        ...row,
        userAgent: (user_agent ?? "").slice(0, AGENT_SIGNS),
      }));
    },

    async end(userId, sessionId) {
      const { numDeletedRows } = await executor
        .deleteFrom("auth_session")
        .where("user_id", "=", userId)
        .where("id", "=", sessionId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endOthers(userId, sessionId) {
      const { numDeletedRows } = await executor
        .deleteFrom("auth_session")
        .where("user_id", "=", userId)
        .where("id", "<>", sessionId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function standings(executor: Database): Pick<Sessions, "standing"> {
  return {
    async standing(userId, sessionId) {
      const row = await executor
        .selectFrom("app_user as person")
        .leftJoin("auth_session as session", (join) =>
          join.onRef("session.user_id", "=", "person.id").on("session.id", "=", sessionId),
        )
        .select(["person.id", "person.role", "person.tier", "person.disabled_at"])
        .select("session.expires_at")
        .where("person.id", "=", userId)
        .executeTakeFirst();
      if (row === undefined) return { person: null, session: null };
      const { expires_at: expiresAt } = row;
      return {
        person: parseStanding(row),
        session: expiresAt === null ? null : { sessionId, expiresAt },
      };
    },
  };
}
