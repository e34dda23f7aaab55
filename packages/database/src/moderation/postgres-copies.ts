import { ROLES } from "@kinora/contracts/access/roles";
import type { DuePage } from "@kinora/domain/each-due";
import type { Copies } from "@kinora/domain/moderation/close-copy";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
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

/** Works that were restricted with another one, which is not restricted any more. */
const OPENED_BY = sql`
  from creation_event closing
  join creation copy on copy.id = closing.creation_id
  join creation work on work.id = closing.copy_of
  join ${LAST_FINDING} last on last.action = any(${CLEARS})
 where closing.action = 'hide' and copy.purged_at is null
   and not exists (select from pending_decision
                    where pending_decision.creation_id in (work.id, copy.id))
   and not exists (
     select from creation_event later
      where later.creation_id = copy.id and later.id > closing.id
        and later.action = any(${DECISIONS})
        and later.actor_id is distinct from copy.user_id)`;

export const postgresCopies = (executor: Database): Copies => {
  const one = async (which: RawBuilder<unknown>, copyId: string) => {
    const { rows } = await sql<{ decidedId: string; actorId: string | null; role: string }>`
      select work.id as "decidedId", last.actor_id as "actorId", last.role
      ${which} and copy.id = ${copyId} order by work.id limit 1`.execute(executor);
    const [found] = rows;
    if (!found) return null;
    const { decidedId, actorId, role } = found;
    const actor = actorId === null ? null : { id: actorId, role: parseKnown(ROLES, role) };
    return { copyId, decidedId, actor };
  };
  return {
    toClose: (copyId) => one(CLOSED_BY, copyId),
    toOpen: (copyId) => one(OPENED_BY, copyId),
  };
};

const due = async (executor: Database, which: RawBuilder<unknown>, { after, limit }: DuePage) => {
  const { rows } = await sql<{ id: string }>`
    select distinct copy.id ${which} and copy.id > ${after} order by copy.id limit ${limit}`.execute(
    executor,
  );
  return rows.map(({ id }) => id);
};

/** Returns works that `closeCopy` restricts. */
export const findCopiesToClose = (executor: Database, page: DuePage): Promise<string[]> =>
  due(executor, CLOSED_BY, page);

/** Returns works that `openCopy` shows again. */
export const findCopiesToOpen = (executor: Database, page: DuePage): Promise<string[]> =>
  due(executor, OPENED_BY, page);
