import { sql } from "kysely";
import type { Database } from "../client.ts";
import type { CountedDay } from "./counted-day.ts";

/** Records the users who were active on this day: joined, had a session or ordered a work. */
export async function rememberWhoWasHere(
  executor: Database,
  { day, from, until }: CountedDay,
): Promise<void> {
  await sql`
    insert into person_day (day, user_id)
    select ${day}::date, id from app_user where created_at >= ${from} and created_at < ${until}
    union
    select ${day}::date, user_id from auth_session
     where (created_at >= ${from} and created_at < ${until})
        or (updated_at >= ${from} and updated_at < ${until})
    union
    select ${day}::date, user_id from creation
     where created_at >= ${from} and created_at < ${until} and not background
    on conflict do nothing`.execute(executor);
}

/**
 * Users who joined; distinct users of this day, and of the seven and thirty days that end with it.
 */
export const peopleCounts = ({ day, from, until }: CountedDay) => sql`
  select 'people.joined' as metric, '' as name, '' as part, count(*) as value
    from app_user where created_at >= ${from} and created_at < ${until}
  union all
  select 'people.active', span.name, '', (
           select count(distinct user_id) from person_day
            where person_day.day > ${day}::date - span.days and person_day.day <= ${day}::date)
    from (values ('day', 1), ('week', 7), ('month', 30)) as span (name, days)`;

/**
 * Counts how many users of each week of joining were active in the week of this day; stored with
 * the week of joining, by the number of weeks since.
 */
export async function countReturning(executor: Database, { day }: CountedDay): Promise<void> {
  await sql`
    insert into stat_day (metric, day, name, value)
    select 'people.retained', joined.week, ((this.week - joined.week) / 7)::text, count(*)
      from (select date_trunc('week', ${day}::date)::date as week) this
      cross join lateral (
        select distinct user_id from person_day
         where person_day.day >= this.week and person_day.day < this.week + 7) here
      join app_user on app_user.id = here.user_id
      cross join lateral (
        select date_trunc('week', app_user.created_at at time zone 'UTC')::date as week) joined
     where joined.week <= this.week
     group by joined.week, this.week
    on conflict (metric, day, name) do update set value = excluded.value`.execute(executor);
}
