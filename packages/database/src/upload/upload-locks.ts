import { Refusal } from "@kinora/domain/refusal";
import { LOCK_SECONDS, type UploadLocks } from "@kinora/domain/upload/upload-locks";
import { sql } from "kysely";
import type { Database } from "../client.ts";

const until = sql<Date>`now() + make_interval(secs => ${LOCK_SECONDS})`;

/**
 * Locks stored as rows: the lock of a killed process expires, and waiting occupies no connection.
 */
export function postgresUploadLocks(database: Database): UploadLocks {
  const isThere = (uploadId: string) =>
    database.selectFrom("upload").select("id").where("id", "=", uploadId).executeTakeFirst();
  const ours = (uploadId: string, holder: string) => ({ upload_id: uploadId, holder });
  return {
    async take(uploadId, holder) {
      const taken = await database
        .insertInto("upload_lock")
        .columns(["upload_id", "holder", "held_until"])
        .expression(({ selectFrom, val }) =>
          selectFrom("upload")
            .where("id", "=", uploadId)
            .select(["id", val(holder).$castTo<string>().as("holder"), until.as("held_until")])
            .forKeyShare(),
        )
        .onConflict((conflict) =>
          conflict
            .column("upload_id")
            .doUpdateSet({ holder, held_until: until, asked_for: false })
            .where("upload_lock.held_until", "<", sql<Date>`now()`),
        )
        .returning("holder")
        .executeTakeFirst();
      if (taken) return true;
      const held = await database
        .updateTable("upload_lock")
        .set({ asked_for: true })
        .where("upload_id", "=", uploadId)
        .returning("upload_id")
        .executeTakeFirst();
      if (!held && !(await isThere(uploadId))) throw new Refusal("UPLOAD_NOT_FOUND");
      return false;
    },
    async keep(uploadId, holder) {
      const kept = await database
        .updateTable("upload_lock")
        .set({ held_until: until })
        .where((row) => row.and(ours(uploadId, holder)))
        .returning("asked_for")
        .executeTakeFirst();
      if (!kept) return "lost";
      return kept.asked_for ? "asked-for" : "held";
    },
    async drop(uploadId, holder) {
      await database
        .deleteFrom("upload_lock")
        .where((row) => row.and(ours(uploadId, holder)))
        .execute();
    },
  };
}
