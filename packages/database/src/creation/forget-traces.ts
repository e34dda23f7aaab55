import type { ForgetTraces } from "@kinora/domain/creation/creation-stores";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/**
 * Deletes scene specs in step memos, scan scores, prompts in notifications and the used quote, former
 * titles, and its places on profiles and in collections.
 */
export function forgetTraces(executor: Database): ForgetTraces {
  return async (creationId) => {
    await executor
      .deleteFrom("job_step")
      .where("job_id", "in", (jobs) =>
        jobs
          .selectFrom("job")
          .select("id")
          .where("noun", "=", "creation")
          .where("subject_id", "=", creationId),
      )
      .execute();
    await executor.deleteFrom("creation_scan").where("creation_id", "=", creationId).execute();
    await executor.deleteFrom("notification").where("creation_id", "=", creationId).execute();
    await executor.deleteFrom("pinned_work").where("creation_id", "=", creationId).execute();
    await executor.deleteFrom("collection_work").where("creation_id", "=", creationId).execute();
    // Keeps the fact of a renaming, without the titles.
    await sql`
      update creation_event set before = before - 'title', after = after - 'title'
       where creation_id = ${creationId} and action = 'rename'`.execute(executor);
    // A quote for several works names only the first one.
    await sql`
      delete from quote using creation work, creation first
       where work.id = ${creationId} and quote.creation_id = first.id
         and (first.id = work.id or first.order_id = work.order_id)`.execute(executor);
  };
}
