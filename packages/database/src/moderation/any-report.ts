import { sql } from "kysely";

/** Reports of works, people and storyboards together, for rules and counts that apply to all. */
export const ANY_REPORT = sql`(
  select reporter_id, reason, state, created_at, resolved_at from report
  union all
  select reporter_id, reason, state, created_at, resolved_at from person_report
  union all
  select reporter_id, reason, state, created_at, resolved_at from story_report) any_report`;
