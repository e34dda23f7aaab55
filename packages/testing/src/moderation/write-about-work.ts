import { appendAudit } from "@kinora/database/audit/postgres-audit-log";
import type { Database } from "@kinora/database/client";
import { sql } from "kysely";

/**
 * Writes what a person reports, with the id "third", and the staff say about a work: reported,
 * decided, and decided once more.
 */
export async function writeAboutWork(
  database: Database,
  { work, text, at }: { readonly work: string; readonly text: string; readonly at: Date },
): Promise<void> {
  await sql`insert into report (id, creation_id, reporter_id, reason, note, weight, created_at)
    values (${`${work}-report`}, ${work}, 'third', 'harassment', ${text}, 1, ${at})`.execute(
    database,
  );
  await sql`insert into creation_event (creation_id, actor_id, role, action, reason, before, after, at)
    values (${work}, 'other', 'moderator', 'hide', ${text}, '{}', '{}', ${at})`.execute(database);
  await sql`insert into pending_decision (creation_id, actor_id, role, verdict, rule, note, was_hidden, decided_at, final_at)
    values (${work}, 'other', 'moderator', 'hide', 'harassment', ${text}, false, ${at}, ${at})`.execute(
    database,
  );
  await appendAudit(database, [
    {
      ...{ action: "creation.decided", actorId: "other", requestId: null, at },
      ...{ subject: { noun: "creation", id: work }, before: {}, after: {}, reason: text },
    },
  ]);
}
