import { sql } from "kysely";

/**
 * Reports of works, people, storyboards, comments and collections together, for rules and counts that apply to all. A
 * referral to the admins is none of its own.
 */
export const ANY_REPORT = sql`(
  select reporter_id, reason, state, created_at, resolved_at, reversed_at from report where not referred
  union all
  select reporter_id, reason, state, created_at, resolved_at, reversed_at from person_report where not referred
  union all
  select reporter_id, reason, state, created_at, resolved_at, reversed_at from story_report where not referred
  union all
  select reporter_id, reason, state, created_at, resolved_at, reversed_at from comment_report
  union all
  select reporter_id, reason, state, created_at, resolved_at, reversed_at from collection_report) any_report`;
