import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { isStanding } from "../takeout/closed-boards.ts";
import { DECISIONS } from "../takeout/withheld-works.ts";

/** SQL condition: nobody of the staff may answer an appeal: it is up to whoever is neither its owner nor made the decision. */
const isNobodyLeft = (appeal: {
  readonly owner: RawBuilder<unknown>;
  readonly deciders: RawBuilder<unknown>;
  readonly isAdmins: RawBuilder<unknown>;
}) => sql`not exists (
  select from app_user staff
   where staff.role in ('moderator', 'admin', 'owner') and staff.disabled_at is null
     and staff.erased_at is null and staff.id <> ${appeal.owner}
     and not coalesce(staff.id = any(${appeal.deciders}), false)
     and (staff.role <> 'moderator' or not ${appeal.isAdmins}))`;

const WORKS = sql`
  select count(*) from appeal
    join creation work on work.id = appeal.creation_id
    left join creation_event decision on decision.id = appeal.entry
   where appeal.state = 'open' and work.status = 'review'
     and not exists (select from pending_decision where pending_decision.creation_id = work.id)
     -- What admins are asked besides is decided first.
     and not exists (select from report where report.creation_id = work.id
                        and report.state = 'open' and report.reason = ${ADMINS_REASON})
     and ${isNobodyLeft({
       owner: sql`work.user_id`,
       deciders: sql`array[decision.actor_id]`,
       isAdmins: sql`coalesce((
         select last.rule = ${ADMINS_REASON} from creation_event last
          where last.creation_id = work.id and last.action = any(${DECISIONS})
            and last.actor_id is distinct from work.user_id
          order by last.id desc limit 1), false)`,
     })}`;

/** An appealed storyboard counts once: one decision answers for all that stand. */
const BOARDS = sql`
  select count(*) from (
    select story.id, story.user_id, array_agg(contested.by_id) as deciders
      from story_decision contested join story on story.id = contested.story_id
     where contested.appealed_at is not null and ${isStanding("contested")}
       and contested.appeal_granted is null and story.deleted_at is null
       and not exists (select from pending_story_decision where story_id = story.id)
       and not exists (select from story_report where story_report.story_id = story.id
                          and story_report.state = 'open' and story_report.reason = ${ADMINS_REASON})
     group by story.id) board
   where ${isNobodyLeft({
     owner: sql`board.user_id`,
     deciders: sql`board.deciders`,
     isAdmins: sql`exists (
       select from story_decision standing where standing.story_id = board.id
          and standing.rule = ${ADMINS_REASON} and ${isStanding("standing")})`,
   })}`;

const PROFILES = sql`
  select count(*) from profile_decision contested
    join app_user person on person.id = contested.user_id
   where contested.appealed_at is not null and contested.appeal_granted is null
     and person.erased_at is null
     and ${isNobodyLeft({
       owner: sql`person.id`,
       deciders: sql`array[contested.by_id]`,
       isAdmins: sql`(person.role <> 'user' or contested.rule = ${ADMINS_REASON})`,
     })}`;

/** Counts open appeals that nobody of the staff may answer, because those who could made the decision. */
export async function readStuckAppeals(
  executor: Database,
): Promise<{ readonly works: number; readonly profiles: number }> {
  const { rows } = await sql<{ works: number; profiles: number }>`
    select ((${WORKS}) + (${BOARDS}))::int as works, (${PROFILES})::int as profiles`.execute(
    executor,
  );
  return rows[0] ?? { works: 0, profiles: 0 };
}
