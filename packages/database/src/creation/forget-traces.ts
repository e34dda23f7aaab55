import type { ForgetTraces } from "@kinora/domain/creation/creation-stores";
import { sql } from "kysely";
import type { Database } from "../client.ts";

/** Scene specs in step memos, scores of the scan, prompts in notifications and in the quote that was used, its names. */
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
    // That it was renamed stays, not how.
    await sql`
      update creation_event set before = before - 'title', after = after - 'title'
       where creation_id = ${creationId} and action = 'rename'`.execute(executor);
    // Of several works the first is named.
    await sql`
      delete from quote using creation work, creation first
       where work.id = ${creationId} and quote.creation_id = first.id
         and (first.id = work.id or first.order_id = work.order_id)`.execute(executor);
  };
}
