import { sql } from "kysely";
import { ANY_REPORT } from "../moderation/any-report.ts";
import { bucketOf, type CountedDay } from "./counted-day.ts";

/** Reports received, outcomes of decided ones and the time taken; decisions and appeals. */
export const moderationCounts = ({ from, until }: CountedDay) => sql`
  select 'moderation.reports' as metric, reason as name, '' as part, count(*) as value
    from ${ANY_REPORT} where created_at >= ${from} and created_at < ${until} group by reason
  union all
  select 'moderation.outcomes', state, '', count(*)
    from ${ANY_REPORT} where resolved_at >= ${from} and resolved_at < ${until} group by state
  union all
  select 'moderation.took', '', ${bucketOf(sql`created_at`, sql`resolved_at`)}, count(*)
    from ${ANY_REPORT} where resolved_at >= ${from} and resolved_at < ${until} group by 3
  union all
  select 'moderation.decisions', action, '', count(*)
    from creation_event join creation on creation.id = creation_event.creation_id
   where creation_event.at >= ${from} and creation_event.at < ${until}
     and action in ('hide', 'delete', 'approve', 'unhidden', 'refuse')
     and creation_event.role <> 'user'
     and creation_event.actor_id is distinct from creation.user_id
   group by action
  union all
  select 'moderation.decisions', 'profile_take_down', '', count(*)
    from profile_decision where not pending and at >= ${from} and at < ${until} having count(*) > 0
  union all
  select 'moderation.decisions', 'board_close', '', count(*)
    from story_decision where at >= ${from} and at < ${until} having count(*) > 0
  union all
  select 'moderation.decisions', 'comment_take_down', '', count(*)
    from comment_decision where at >= ${from} and at < ${until} having count(*) > 0
  union all
  select 'moderation.decisions', 'collection_take_down', '', count(*)
    from collection_decision where at >= ${from} and at < ${until} having count(*) > 0
  union all
  select 'moderation.appeals', state, '', count(*) from (
    select state from appeal where decided_at >= ${from} and decided_at < ${until}
    union all
    select case when appeal_granted then 'granted' else 'denied' end from profile_decision
     where appeal_decided_at >= ${from} and appeal_decided_at < ${until}
    union all
    select case when appeal_granted then 'granted' else 'denied' end from story_decision
     where appeal_decided_at >= ${from} and appeal_decided_at < ${until}
    union all
    select case when appeal_granted then 'granted' else 'denied' end from comment_decision
     where appeal_decided_at >= ${from} and appeal_decided_at < ${until}
    union all
    select case when appeal_granted then 'granted' else 'denied' end from collection_decision
     where appeal_decided_at >= ${from} and appeal_decided_at < ${until}) all_appeals
   group by state`;
