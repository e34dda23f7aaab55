import type { Database } from "@kinora/database/client";
import { recordEvent } from "@kinora/database/event/record-event";
import { sql } from "kysely";

/** Takes all listeners but one out of a database; returns it and what writes what it hears of to the log. */
export async function oneListener(database: Database) {
  await sql`delete from event_listener where name <> 'notification'`.execute(database);
  const heard: string[] = [];
  const listener = {
    name: "notification",
    hears: ["story.failed"],
    hear: async ({ subjectId }: { subjectId: string }) => void heard.push(subjectId),
  } as const;
  const record = (subjectId: string) =>
    recordEvent(database)({
      type: "story.failed",
      subjectId,
      userId: "ada",
      payload: { jobId: "1" },
    });
  return { heard, listener, record };
}
