import type { JobDesk } from "@kinora/domain/job/job-desk";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Single jobs and letters, for admins. */
export const postgresJobDesk = (executor: Database): JobDesk => ({
  async find(id) {
    const row = await executor
      .selectFrom("job")
      .select(["noun", "subject_id", "ended_at", "waits_until"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return null;
    return {
      subject: { noun: row.noun, id: row.subject_id },
      ended: row.ended_at !== null,
      waits: row.waits_until !== null,
    };
  },

  async retryLetter(listener, event) {
    const own = { listener, event_id: event };
    const letter = await executor
      .selectFrom("event_letter")
      .select("dead_at")
      .where((is) => is.and(own))
      .forUpdate()
      .executeTakeFirst();
    if (!letter) return null;
    if (letter.dead_at === null) return false;
    await executor
      .updateTable("event_letter")
      .set({ dead_at: null, tries: 0, next_at: sql`now()` })
      .where((is) => is.and(own))
      .execute();
    return true;
  },
});
