import type { DuePage } from "@kinora/domain/each-due";
import type { Consents } from "@kinora/domain/legal/legal-texts";
import { Refusal } from "@kinora/domain/refusal";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { inTransaction } from "../in-transaction.ts";

/** Records of consent to the legal texts. */
export function postgresConsents(executor: Database): Consents {
  return {
    async last(userId) {
      const row = await executor
        .selectFrom("legal_consent")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("at", "desc")
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const { terms, rules, privacy, least_age: leastAge, at } = row;
      return { versions: { terms, rules, privacy }, leastAge, at };
    },

    async has(userId, { versions: { terms, rules, privacy }, leastAge }) {
      const { rows } = await sql`
        select from legal_consent
         where user_id = ${userId} and terms = ${terms} and rules = ${rules}
           and privacy = ${privacy} and least_age >= ${leastAge} limit 1`.execute(executor);
      return rows.length > 0;
    },

    async give(userId, { versions: { terms, rules, privacy }, leastAge, at }) {
      // The account may have been removed meanwhile, by a refusal in another tab.
      const { rows } = await sql`
        with person as (select id from app_user where id = ${userId} for key share),
             given as (
               insert into legal_consent (user_id, terms, rules, privacy, least_age, at)
               select id, ${terms}, ${rules}, ${privacy}, ${leastAge}, ${at}::timestamptz from person
                   on conflict do nothing)
        select from person`.execute(executor);
      if (rows.length === 0) throw new Refusal("SESSION_ENDED");
    },

    removeUnused: (userId) => inTransaction(executor, (own) => removeUnused(own, userId)),
  };
}

/**
 * Holds of a user without anything that lasts. Reports last: without their reporter they would
 * vanish, and with them the legal hold that they gave.
 */
const hasNothing = sql<boolean>`(
  role = 'user' and erased_at is null and signup_awarded_at is null
  and not exists (select from legal_consent where user_id = app_user.id)
  and not exists (select from creation where user_id = app_user.id)
  and not exists (select from story where user_id = app_user.id)
  and not exists (select from upload where user_id = app_user.id)
  and not exists (select from gem_transaction where user_id = app_user.id)
  and not exists (select from report where reporter_id = app_user.id)
  and not exists (select from person_report where reporter_id = app_user.id)
  and not exists (select from story_report where reporter_id = app_user.id))`;

/**
 * Returns users who first signed in before this time, never agreed to anything and appear to have
 * no data; `removeUnused` checks again.
 */
export async function findNeverAgreed(
  executor: Database,
  before: Date,
  { after, limit }: DuePage,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user
     where id > ${after} and first_sign_in_at < ${before} and ${hasNothing}
     order by id
     limit ${limit}`.execute(executor);
  return rows.map(({ id }) => id);
}

/**
 * Deletes the user unless something of theirs lasts. Rows in other tables are deleted by cascade;
 * only a gem account makes the deletion fail.
 */
async function removeUnused(own: Database, userId: string): Promise<boolean> {
  await sql`select from app_user where id = ${userId} for update`.execute(own);
  // A statement of its own: one that waits for a lock still looks at other tables as they were before.
  const { rows } = await sql`
    select from app_user where id = ${userId} and ${hasNothing}`.execute(own);
  if (rows.length === 0) return false;
  // An invited user may return with the same link.
  await sql`update invitation set used_by = null, used_at = null where used_by = ${userId}`.execute(
    own,
  );
  await sql`delete from app_user where id = ${userId}`.execute(own);
  return true;
}
