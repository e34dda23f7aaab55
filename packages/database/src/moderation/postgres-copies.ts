import { ROLES } from "@kinora/contracts/access/roles";
import type { DuePage } from "@kinora/domain/each-due";
import type { Copies } from "@kinora/domain/moderation/close-copy";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { isStanding, isStoryFoundAbuse } from "../takeout/closed-boards.ts";
import {
  CLEARS,
  DECISIONS,
  foundAt,
  isClearedSince,
  isFoundAbuse,
  RESTRICTS,
} from "../takeout/withheld-works.ts";

/** SQL condition on a work: its last decision is the `finding`, that it is child abuse. */
const LAST_FINDING = sql`lateral (
  select entry.actor_id, entry.role, entry.rule, entry.action from creation_event entry
   where entry.creation_id = work.id
     and entry.action = any(${DECISIONS})
     and entry.actor_id is distinct from work.user_id
   order by entry.id desc limit 1)`;

/** Works by anyone that have a main file of one that was found to be child abuse, or is known. */
const CLOSED_BY = sql`
  from creation_event found join creation work on work.id = found.creation_id
  join ${LAST_FINDING} last on last.rule = 'child_abuse' and last.action = any(${RESTRICTS})
  join creation_media own on own.creation_id = work.id and own.role = 'main'
  join creation_media same on same.hash = own.hash and same.role = 'main'
  join creation copy on copy.id = same.creation_id and copy.id <> work.id
 where found.rule = 'child_abuse' and copy.purged_at is null
   and not exists (select from pending_decision where pending_decision.creation_id = work.id)
   and not ${isFoundAbuse("copy")}
   and not ${isClearedSince(sql`own.hash`, foundAt("work"))}`;

/** SQL condition: what closed `copy` is its last decision, and no other is pending. */
const IS_LAST = sql`(
  not exists (select from pending_decision where pending_decision.creation_id = copy.id)
  and not exists (
    select from creation_event later
     where later.creation_id = copy.id and later.id > closing.id
       and later.action = any(${DECISIONS})
       and later.actor_id is distinct from copy.user_id))`;

/** Works that were restricted with another one, which is not restricted any more. */
const OPENED_BY = sql`
  from creation_event closing
  join creation copy on copy.id = closing.creation_id
  join creation work on work.id = closing.copy_of
  join ${LAST_FINDING} last on last.action = any(${CLEARS})
 where closing.action = 'hide' and copy.purged_at is null
   and not exists (select from pending_decision where pending_decision.creation_id = work.id)
   and ${IS_LAST}`;

/** Works by anyone whose main file is of a storyboard that was found to be child abuse, or of its films. */
const CLOSED_BY_BOARD = sql`
  from story_decision found
  left join app_user finder on finder.id = found.by_id and finder.role in ('admin', 'owner')
  join lateral (
    select hash from story_piece_file piece
     where piece.story_id = found.story_id and piece.mime_type ~ '^(image|video)/'
    union select part.hash from creation film join creation_media part on part.creation_id = film.id
     where film.kind = 'story' and film.recipe #>> '{story,storyId}' = found.story_id
       and part.mime_type ~ '^(image|video)/') own on true
  join creation_media same on same.hash = own.hash and same.role = 'main'
  join creation copy on copy.id = same.creation_id
 where found.rule = 'child_abuse' and ${isStanding("found")} and copy.purged_at is null
   and not exists (select from pending_story_decision pending where pending.story_id = found.story_id)
   -- They are hidden with it, and their owner was told of the storyboard.
   and not (copy.kind = 'story' and coalesce(copy.recipe #>> '{story,storyId}' = found.story_id, false))
   and not ${isFoundAbuse("copy")}
   and not ${isClearedSince(sql`own.hash`, sql`found.at`)}`;

/** Works that were restricted with a storyboard, which is not found to be child abuse any more. */
const OPENED_BY_BOARD = sql`
  from creation_event closing
  join creation copy on copy.id = closing.creation_id
  join story on story.id = closing.copy_of
 where closing.action = 'hide' and copy.purged_at is null and not ${isStoryFoundAbuse("story")}
   and not exists (select from pending_story_decision pending where pending.story_id = story.id)
   and ${IS_LAST}`;

interface Which {
  readonly of: "work" | "board";
  readonly rows: RawBuilder<unknown>;
  /** Columns: whom and what it was decided by. */
  readonly decided: RawBuilder<unknown>;
}

const BY_WORK = sql`work.id as "decidedId", last.actor_id as "actorId", last.role`;
const TO_CLOSE: readonly Which[] = [
  { of: "work", rows: CLOSED_BY, decided: BY_WORK },
  {
    ...{ of: "board", rows: CLOSED_BY_BOARD },
    decided: sql`found.story_id as "decidedId", found.by_id as "actorId", coalesce(finder.role, 'admin') as role`,
  },
];
const TO_OPEN: readonly Which[] = [
  { of: "work", rows: OPENED_BY, decided: BY_WORK },
  // Who granted the appeal is in the audit log alone.
  {
    ...{ of: "board", rows: OPENED_BY_BOARD },
    decided: sql`story.id as "decidedId", null as "actorId", 'admin' as role`,
  },
];

export const postgresCopies = (executor: Database): Copies => {
  const one = async (ways: readonly Which[], copyId: string) => {
    for (const { of, rows: found, decided } of ways) {
      const { rows } = await sql<{ decidedId: string; actorId: string | null; role: string }>`
        select ${decided} ${found} and copy.id = ${copyId} order by "decidedId" limit 1`.execute(
        executor,
      );
      const [row] = rows;
      if (!row) continue;
      const { decidedId, actorId, role } = row;
      const actor = actorId === null ? null : { id: actorId, role: parseKnown(ROLES, role) };
      return { copyId, of, decidedId, actor };
    }
    return null;
  };
  return {
    toClose: (copyId) => one(TO_CLOSE, copyId),
    toOpen: (copyId) => one(TO_OPEN, copyId),
  };
};

const due = async (
  executor: Database,
  ways: readonly Which[],
  { after, limit }: DuePage,
): Promise<string[]> => {
  const found = sql.join(
    ways.map(({ rows }) => sql`select copy.id ${rows} and copy.id > ${after}`),
    sql` union `,
  );
  const { rows } = await sql<{ id: string }>`${found} order by id limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
};

/** Returns works that `closeCopy` restricts. */
export const findCopiesToClose = (executor: Database, page: DuePage): Promise<string[]> =>
  due(executor, TO_CLOSE, page);

/** Returns works that `openCopy` shows again. */
export const findCopiesToOpen = (executor: Database, page: DuePage): Promise<string[]> =>
  due(executor, TO_OPEN, page);
