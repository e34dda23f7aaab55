import { CONTENT_STATUSES } from "@kinora/contracts/creation/creation";
import { APPEAL_STATES, DECIDERS } from "@kinora/contracts/moderation/appeal";
import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import { CONTENT_KINDS } from "@kinora/contracts/prompt/vocabulary";
import { whereAppealed } from "@kinora/domain/moderation/appeal-creation";
import type { ReadOwnRestrictions } from "@kinora/domain/moderation/own-restrictions";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { isWithheld } from "../takeout/withheld-works.ts";
import { appealOf } from "./appeal-of.ts";
import { deciderOf } from "./decider-of.ts";
import { DECISIONS, RESTRICTS } from "./postgres-appeals.ts";

const row = z.object({
  entry: z.coerce.number(),
  by: z.enum(DECIDERS),
  rule: z.enum(FLAG_REASONS).nullable(),
  note: z.string(),
  at: z.date(),
  appeal: z.enum(APPEAL_STATES).nullable(),
  creationId: z.string(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  madeAt: z.date(),
  status: z.enum(CONTENT_STATUSES).nullable(),
  moderatorHidden: z.boolean(),
});

/**
 * Returns a user's works whose last decision restricts them, with that decision; the owner's own
 * actions do not count.
 */
export const readOwnRestrictions =
  (executor: Database): ReadOwnRestrictions =>
  async ({ userId, before, most }) => {
    const { rows } = await sql`
      select decision.id as entry, decision.rule, coalesce(decision.reason, '') as note, decision.at,
             ${deciderOf("decision")} as by,
             ${appealOf("decision")} as appeal, work.id as "creationId", work.kind, work.status,
             work.created_at as "madeAt", work.moderator_hidden as "moderatorHidden",
             case when ${isWithheld("work")} then '' else coalesce(work.title, work.prompt) end as title
        from creation work
        join lateral (
          select entry.* from creation_event entry
           where entry.creation_id = work.id and entry.action = any(${[...DECISIONS]})
             and entry.actor_id is distinct from work.user_id
           order by entry.id desc limit 1
        ) decision on decision.action = any(${[...RESTRICTS]})
       where work.user_id = ${userId} and work.purged_at is null
         and (${before}::bigint is null or decision.id < ${before})
       order by decision.id desc limit ${most}`.execute(executor);
    return rows.map((found) => {
      const { status, moderatorHidden, ...one } = row.parse(found);
      const mayAppeal = one.appeal === null && whereAppealed({ status, moderatorHidden }).possible;
      return { ...one, mayAppeal };
    });
  };
