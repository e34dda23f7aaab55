import type { PeopleReader } from "@kinora/domain/people/people-reader";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { APPEALED, foundColumns, parseFound } from "./found-columns.ts";
import { readPersonFacts } from "./read-person-facts.ts";

/** Users as staff see them. */
export function postgresPeopleReader(executor: Database): PeopleReader {
  return {
    async list({ q, show, after, most, now }) {
      const conditions = [sql`true`];
      if (q) conditions.push(named(q));
      if (show) conditions.push(shown(show, now));
      if (after)
        conditions.push(
          sql`(date_trunc('milliseconds', person.created_at), person.id) < (${after.at}, ${after.id})`,
        );
      const { rows } = await sql`
        select ${foundColumns(now)} from app_user person
         where ${sql.join(conditions, sql` and `)}
         order by date_trunc('milliseconds', person.created_at) desc, person.id desc
         limit ${most}`.execute(executor);
      return rows.map(parseFound);
    },

    find: (userId, now) => readPersonFacts(executor, userId, now),
  };
}

/** Matches the beginning of a handle or name, or a whole id or address. */
function named(q: string): RawBuilder<unknown> {
  const begins = `${q
    .toLowerCase()
    .replace(/^@/, "")
    .replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(person.handle like ${begins} or lower(person.display_name) like ${begins}
    or person.id = ${q} or person.email = ${q.toLowerCase()})`;
}

function shown(
  show: "staff" | "suspended" | "appealed" | "struck",
  now: Date,
): RawBuilder<unknown> {
  switch (show) {
    case "staff":
      return sql`person.role <> 'user'`;
    case "suspended":
      return sql`person.disabled_at is not null`;
    case "appealed":
      return sql`person.id in (select user_id from suspension where ${APPEALED})`;
    case "struck":
      return sql`person.id in (select user_id from strike where expires_at > ${now})`;
  }
}
