import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { FILMS_OF_FOUND_BOARDS, isFilmOfFoundBoard, isStanding } from "./closed-boards.ts";

/** Decisions of staff or the scan about a work; the last one applies. */
export const DECISIONS = ["hide", "delete", "refuse", "unhidden", "approve"];
/** Those of them that restrict it. */
export const RESTRICTS = ["hide", "delete", "refuse"];

/** Those of them that show it again. */
export const CLEARS = DECISIONS.filter((action) => !RESTRICTS.includes(action));

const DECIDED = sql`
  select creation_id from creation_event where rule = 'child_abuse'
  union select creation_id from pending_decision where rule = 'child_abuse'`;

/** Works reported as child abuse, other than by dismissed reports, or ever restricted as such. */
export const EVER_HELD = sql`(
  select creation_id from report where reason = 'child_abuse' and state <> 'dismissed'
  union ${DECIDED})`;

/** Works to which `isWithheld` can apply; few, however many reports there are. */
export const MAY_BE_WITHHELD = sql`(
  select report.creation_id from report join creation reported on reported.id = report.creation_id
   where report.reason = 'child_abuse' and report.state = 'open' and reported.moderator_hidden
  union ${DECIDED} union ${FILMS_OF_FOUND_BOARDS})`;

/**
 * SQL condition: a work, by this alias, was restricted as child abuse and not restored since.
 * `since`: not before.
 */
export const isFoundAbuse = (creation: string, since?: Date): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${creation}.${column}`);
  return sql<boolean>`(
    exists (select from pending_decision
             where pending_decision.creation_id = ${of("id")} and rule = 'child_abuse'
               -- Moderators refer it to the admins.
               and role <> 'moderator')
    or coalesce((
      select decision.rule = 'child_abuse' and decision.action = any(${RESTRICTS})
             and decision.at > ${since ?? new Date(0)}
        from creation_event decision
       where decision.creation_id = ${of("id")} and decision.action = any(${DECISIONS})
         and decision.actor_id is distinct from ${of("user_id")}
       order by decision.id desc limit 1), false))`;
};

/**
 * SQL condition: a work with this main file was found to be child abuse, and an admin cleared that
 * work after `moment`: the file itself is not child abuse.
 */
export const isClearedSince = (
  file: RawBuilder<unknown>,
  moment: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from creation_media cleared_file
    join creation cleared on cleared.id = cleared_file.creation_id
    join creation_event clearing on clearing.creation_id = cleared.id
   where cleared_file.hash = ${file} and cleared_file.role = 'main'
     and clearing.action = any(${CLEARS}) and clearing.at > ${moment}
     and clearing.actor_id is distinct from cleared.user_id and clearing.copy_of is null
     and exists (select from creation_event found where found.creation_id = cleared.id
                    and found.rule = 'child_abuse' and found.id < clearing.id)
     and not ${isFoundAbuse("cleared")})`;

/** SQL expression: when a work, by this alias, was last found to be child abuse, or is being. */
export const foundAt = (creation: string): RawBuilder<Date> => sql<Date>`greatest(
  (select max(finding.at) from creation_event finding
    where finding.creation_id = ${sql.ref(`${creation}.id`)} and finding.rule = 'child_abuse'),
  (select decided_at from pending_decision finding
    where finding.creation_id = ${sql.ref(`${creation}.id`)} and finding.rule = 'child_abuse'))`;

/**
 * SQL condition: a work, by this alias, is withheld from its own author, because it was restricted
 * for child abuse, is hidden while such a report is undecided, or is a film of a storyboard that was
 * found to be child abuse.
 */
export const isWithheld = (creation: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${creation}.${column}`);
  return sql<boolean>`(
    (${of("moderator_hidden")} and (exists (
      select from report where report.creation_id = ${of("id")}
         and report.reason = 'child_abuse' and report.state = 'open') or exists (
      select from pending_decision where pending_decision.creation_id = ${of("id")}
         and pending_decision.rule = 'child_abuse')))
    or ${isFoundAbuse(creation)} or ${isFilmOfFoundBoard(creation)})`;
};

/** Returns whether a work of this user was withheld since then, or a storyboard found to be child abuse. */
export async function isWithheldSince(
  executor: Database,
  userId: string,
  moment: Date,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from creation
       where creation.user_id = ${userId}
         and (exists (select from creation_event decision where decision.creation_id = creation.id
                         and decision.rule = 'child_abuse' and decision.at > ${moment})
              or exists (select from pending_decision where creation_id = creation.id
                            and rule = 'child_abuse' and decided_at > ${moment})
              or exists (select from report where report.creation_id = creation.id
                            and report.reason = 'child_abuse' and report.created_at > ${moment}))
         and ${isWithheld("creation")}
    ) or exists (
      -- What is closed with a storyboard may be in any part of the archive.
      select from story_decision finding
       where finding.user_id = ${userId} and finding.rule = 'child_abuse'
         and ${isStanding("finding")} and finding.at > ${moment}) as found`.execute(executor);
  return rows[0]?.found ?? false;
}
