import { sql } from "kysely";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { hidingReport } from "../takeout/hidden-profiles.ts";

/**
 * Changes a profile, whose person is told when that hides it: once edited, an open report is about
 * something that nobody has cleared. Call it in a transaction.
 */
export async function noticeHidden(
  own: Database,
  userId: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const before = await reportThatHides(own, userId);
  await change();
  const reportId = before === null ? await reportThatHides(own, userId) : null;
  if (reportId === null) return;
  await recordEvent(own)({
    ...{ type: "person.hidden", subjectId: userId, userId, payload: { reportId } },
  });
}

async function reportThatHides(own: Database, userId: string): Promise<string | null> {
  // Waits for decisions about them, and for other changes.
  await sql`select from app_user where id = ${userId} for no key update`.execute(own);
  const { rows } = await sql<{ id: string | null }>`
    select ${hidingReport("person.id")} as id from app_user person where id = ${userId}`.execute(
    own,
  );
  return rows[0]?.id ?? null;
}
