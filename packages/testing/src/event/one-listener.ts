import type { Database } from "@kinora/database/client";
import { recordEvent } from "@kinora/database/event/record-event";
import { sql } from "kysely";

/**
 * Removes all listeners but one from a database; returns that listener, the log of what it hears,
 * and a function that records an event for it.
 */
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
