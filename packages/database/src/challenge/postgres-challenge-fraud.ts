import { fraudReport } from "@kinora/contracts/challenge/fraud-report";
import type { ChallengeFraudStore } from "@kinora/domain/challenge/challenge-fraud-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { isTelling } from "../review/related-people.ts";

/** Most people of a place: more are the customers of a network, not people of one home (ours). */
const PLACE_MAX = 12;

/** SQL: accounts with an entry, and of those who were shown a pair. */
const takers = (challengeId: string) => sql`(
  select user_id from challenge_entry
   where challenge_id = ${challengeId} and user_id is not null and withdrawn_at is null
  union select user_id from challenge_voter
   where challenge_id = ${challengeId} and user_id is not null)`;

export const postgresChallengeFraud = (executor: Database): ChallengeFraudStore => ({
  async people(challengeId) {
    const { rows } = await sql<{ userId: string; joinedAt: Date }>`
      select id as "userId", created_at as "joinedAt" from app_user
       where id in ${takers(challengeId)} order by id`.execute(executor);
    return rows;
  },

  async shared(challengeId) {
    const { rows } = await sql<{ by: "address" | "installation"; people: readonly string[] }>`
      with own as (
        select 'address' as by, ip_address as place, user_id
          from auth_session own where ${isTelling}
        union select 'address', network, user_id from newcomer_use where network is not null
        union select 'installation', installation, user_id
          from newcomer_use where installation is not null)
      select distinct by, array_agg(user_id order by user_id) as people from own
       where user_id in ${takers(challengeId)}
       group by by, place having count(*) between 2 and ${PLACE_MAX}
       order by by, people`.execute(executor);
    return rows;
  },

  async keep(challengeId, report, at) {
    const text = JSON.stringify(report);
    await executor
      .insertInto("challenge_report")
      .values({ challenge_id: challengeId, report: text, at })
      .onConflict((conflict) => conflict.column("challenge_id").doUpdateSet({ report: text, at }))
      .execute();
  },

  async find(challengeId) {
    const row = await executor
      .selectFrom("challenge_report")
      .select("report")
      .where("challenge_id", "=", challengeId)
      .executeTakeFirst();
    return row ? fraudReport.parse(row.report) : null;
  },
});
