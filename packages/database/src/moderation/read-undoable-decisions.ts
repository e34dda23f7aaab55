import { undoableDecision } from "@kinora/contracts/moderation/case";
import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import type { ReadUndoableDecisions } from "@kinora/domain/moderation/undoable-decisions";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { isStoryClosed } from "../takeout/closed-boards.ts";

const row = undoableDecision.omit({ left: true }).extend({ until: z.date() });

const REFERRED = sql`(verdict in ('hide', 'take_down') and rule = ${ADMINS_REASON} and role = 'moderator')`;

/** Works that were decided together have one moment and one verdict. */
export const readUndoableDecisions =
  (executor: Database): ReadUndoableDecisions =>
  async (actorId, now) => {
    const { rows } = await sql`
      select 'work' as noun, array_agg(creation_id order by creation_id) as ids, verdict,
             coalesce(${REFERRED}, false) as referred, false as freed,
             bool_or(appeal_id is not null) as appeal, final_at as until
        from pending_decision where actor_id = ${actorId} and final_at > ${now}
       group by decided_at, final_at, verdict, rule, role
      union all
      select 'board', array[story.id], verdict, coalesce(${REFERRED}, false),
             verdict = 'show' and (story.share_token is null or ${isStoryClosed("story")}),
             appealed_id is not null, final_at
        from pending_story_decision pending join story on story.id = pending.story_id
       where actor_id = ${actorId} and final_at > ${now}
      union all
      select 'profile', array[user_id], case verdict when 'clear' then 'show' else 'hide' end,
             coalesce(${REFERRED}, false), false, "of" = 'appeal', final_at
        from pending_person_decision where actor_id = ${actorId} and final_at > ${now}
       order by until, ids`.execute(executor);
    return rows.map((found) => {
      const { until, ...one } = row.parse(found);
      return { ...one, left: until.getTime() - now.getTime() };
    });
  };
