import type { InvitationStore } from "@kinora/domain/switch/invitations";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Invitations, each for one sign-up. */
export function postgresInvitations(executor: Database): InvitationStore {
  return {
    async list(most) {
      const rows = await executor
        .selectFrom("invitation")
        .leftJoin("app_user", "app_user.id", "invitation.used_by")
        .select(["invitation.id", "invitation.created_at", "expires_at", "used_at", "revoked_at"])
        .select("app_user.handle as usedBy")
        .orderBy("invitation.created_at", "desc")
        .orderBy("invitation.id")
        .limit(most)
        .execute();
      return rows.map((row) => ({
        ...{ id: row.id, createdAt: row.created_at, expiresAt: row.expires_at },
        ...{ usedBy: row.usedBy, usedAt: row.used_at, revokedAt: row.revoked_at },
      }));
    },

    async countWaiting(now) {
      await sql`select pg_advisory_xact_lock(hashtext('invitations'))`.execute(executor);
      const { count } = await executor
        .selectFrom("invitation")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("used_by", "is", null)
        .where("revoked_at", "is", null)
        .where("expires_at", ">", now)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async add({ id, codeHash, by, now, expiresAt }) {
      await executor
        .insertInto("invitation")
        .values({ id, code_hash: codeHash, by, created_at: now, expires_at: expiresAt })
        .execute();
    },

    async revoke(id, now) {
      const { numUpdatedRows } = await executor
        .updateTable("invitation")
        .set({ revoked_at: now })
        .where("id", "=", id)
        .where("used_by", "is", null)
        .where("revoked_at", "is", null)
        .where("expires_at", ">", now)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async claim(codeHash, userId, now) {
      // An invitation whose user was never created, because the sign-in was aborted, can be used
      // again.
      const { rows } = await sql`
        update invitation set used_by = ${userId}, used_at = ${now}
         where code_hash = ${codeHash} and revoked_at is null and expires_at > ${now}
           and (used_by is null
             or used_at < ${now}::timestamptz - interval '1 minute'
               and used_at > ${now}::timestamptz - interval '1 hour'
               and not exists (select from app_user where app_user.id = invitation.used_by))
        returning id`.execute(executor);
      return rows.length > 0;
    },
  };
}
