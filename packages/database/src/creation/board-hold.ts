import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { isStanding } from "../takeout/closed-boards.ts";
import { heldSince } from "./held-since.ts";

/**
 * SQL condition: a story, by this alias, is on legal hold: reported as child abuse without the
 * report being dismissed, or found to be, also by a decision that can still be undone.
 */
export const isBoardHeld = (story: string, now: Date): RawBuilder<boolean> => {
  const [id, since] = [sql.ref(`${story}.id`), heldSince(now)];
  return sql<boolean>`(
    exists (select from story_report reported
             where reported.story_id = ${id} and reported.reason = 'child_abuse'
               and reported.state <> 'dismissed' and reported.created_at > ${since})
    or exists (select from story_decision found
                where found.story_id = ${id} and found.rule = 'child_abuse'
                  and ${isStanding("found")} and found.at > ${since})
    or exists (select from pending_story_decision finding
                where finding.story_id = ${id} and finding.rule = 'child_abuse'))`;
};

/** Empties copies of what was reported or found in storyboards that are on legal hold no longer. */
export async function forgetReportedBoards(executor: Database, now: Date): Promise<void> {
  for (const table of ["story_report", "story_decision"])
    await sql`
      update ${sql.table(table)} as about set board = null
       where about.board is not null and not exists (
         select from story where story.id = about.story_id and ${isBoardHeld("story", now)})`.execute(
      executor,
    );
}
