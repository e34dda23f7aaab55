import { sql } from "kysely";

/** Reports of works and of people together, for rules and counts that apply to both. */
export const ANY_REPORT = sql`(
  select reporter_id, reason, state, created_at, resolved_at from report
  union all
  select reporter_id, reason, state, created_at, resolved_at from person_report) any_report`;
