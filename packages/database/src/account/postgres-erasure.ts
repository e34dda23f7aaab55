import type { Erasure } from "@kinora/domain/account/erase-person";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { isBoardHeld } from "../creation/board-hold.ts";
import { onLegalHold } from "../creation/legal-hold.ts";
import { closeFilesOfBoards } from "../takeout/held-files.ts";
import { isNotLastOwner } from "./postgres-deletions.ts";
import { postgresPeople } from "./postgres-people.ts";
import { keepSignUpIdentities } from "./postgres-sign-up-identities.ts";

/** Maximum stories per statement, because boards with long histories are large. */
const STORIES = 20;

/**
 * The steps of an erasure, except for purging works, which is shared with the trash, and the final
 * audit line.
 */
export function postgresErasure(
  database: Database,
): Omit<Erasure, "purgeWork" | "forget" | "disconnect"> {
  return {
    shut: (userId, at) =>
      database.transaction().execute(async (own) => {
        // Asked again under the lock: the list of who is due may be minutes old.
        await postgresPeople(own).lockOwnersAnd(userId);
        const { numUpdatedRows } = await own
          .updateTable("app_user as person")
          .set(({ fn, ref, val }) => ({
            disabled_at: fn.coalesce(ref("disabled_at"), val(at)),
            erasing_since: fn.coalesce(ref("erasing_since"), val(at)),
            role: "user",
          }))
          .where("id", "=", userId)
          .where("deletion_at", "<=", at)
          .where(isNotLastOwner)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await keepSignUpIdentities(own, userId, at);
        for (const table of ["auth_session", "personal_access_token", "auth_account"] as const)
          await own.deleteFrom(table).where("user_id", "=", userId).execute();
        return true;
      }),

    async isBusy(userId) {
      const row = await database
        .selectFrom("job")
        .select("id")
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async works(userId, at, { after, limit }) {
      const { rows } = await sql<{ id: string }>`
        select id from creation
         where user_id = ${userId} and purged_at is null and id > ${after}
           and not ${onLegalHold(at)}
         order by id limit ${limit}`.execute(database);
      return rows.map(({ id }) => id);
    },

    removeStories: (userId, now) =>
      database.transaction().execute(async (own) => {
        const held = isBoardHeld("story", now);
        const { rows } = await sql<{ id: string }>`
          select id from story
           where user_id = ${userId} and (deleted_at is null or not ${held})
           limit ${STORIES} for update`.execute(own);
        const ids = rows.map(({ id }) => id);
        // Statements of their own: one may have been reported while we waited for its lock.
        await closeFilesOfBoards(own, ids, now);
        await sql`delete from story where id = any(${ids}::text[]) and not ${held}`.execute(own);
        await sql`
          update story set deleted_at = ${now}, share_token = null
           where id = any(${ids}::text[])`.execute(own);
        return ids.length > 0;
      }),

    async removeUploads(userId) {
      await database.deleteFrom("upload").where("user_id", "=", userId).execute();
    },
  };
}
