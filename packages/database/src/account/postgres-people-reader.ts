import { ROLES, TIERS } from "@kinora/contracts/account/account";
import type { PeopleReader, PersonFound } from "@kinora/domain/account/people-reader";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";
import { readPersonFacts } from "./read-person-facts.ts";

const row = z.object({
  id: z.string(),
  handle: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(ROLES),
  tier: z.enum(TIERS),
  joinedAt: z.date(),
  strikes: z.number(),
  suspended: z.boolean(),
  appeals: z.boolean(),
});

/** What the list says of somebody: columns of `app_user person`. */
export const foundColumns = (now: Date): RawBuilder<unknown> => sql`
  person.id, person.handle, person.display_name as "displayName",
  person.avatar_url as "avatarUrl", person.role, person.tier, person.created_at as "joinedAt",
  person.disabled_at is not null as suspended,
  (select count(*)::int from strike
    where strike.user_id = person.id and strike.expires_at > ${now}) as strikes,
  exists (select from suspension
    where suspension.user_id = person.id and ${APPEALED}) as appeals`;

/** A suspension in force whose person asks for another look. */
const APPEALED = sql`suspension.ended_at is null and suspension.appeal is not null
  and suspension.appeal_granted is null`;

export const parseFound = (found: unknown): PersonFound => row.parse(found);

/** People as the staff sees them. */
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

/** The beginning of a handle or a name, or a whole id or address. */
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
