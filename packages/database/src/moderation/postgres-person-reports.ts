import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import { ADMINS_REASON } from "@kinora/domain/moderation/case";
import type { PersonReportStore } from "@kinora/domain/moderation/person-case";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import { isProfileHidden } from "../takeout/hidden-profiles.ts";
import { profileDigest, shownBy } from "./profile-shown.ts";
import { reportsIn } from "./reports-in.ts";

export const postgresPersonReports = (executor: Database): PersonReportStore => ({
  async lock(userId) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`person-case:${userId}`}, 0))`.execute(
      executor,
    );
    const row = await executor
      .selectFrom("app_user")
      .select("id")
      .where("id", "=", userId)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    return row !== undefined;
  },

  async add({ userId, reporterId, reason, note, weight, createdAt }) {
    const row = await executor
      .insertInto("person_report")
      .values({
        ...{ id: sql<string>`uuidv7()`, user_id: userId, reporter_id: reporterId },
        ...{ reason, note, weight, created_at: createdAt, shown: sql`${shownBy(userId)}` },
      })
      // The reporter already has an open report.
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    return row ?? null;
  },

  async digest(userId) {
    const { rows } = await sql<{ digest: string }>`
      select ${profileDigest("person", "avatar")} as digest from app_user person
        left join avatar_media avatar on avatar.user_id = person.id
       where person.id = ${userId}`.execute(executor);
    return rows[0]?.digest ?? "";
  },

  isHidden: (userId) => isHidden(executor, userId),

  wasDismissed: reportsIn(executor, "person_report").wasDismissed,

  open: (userId) => open(executor, userId),

  refer: (referral) => refer(executor, referral),

  async reverse(userId, upheldAt, now) {
    await executor
      .updateTable("person_report")
      .set({ reversed_at: now })
      .where("user_id", "=", userId)
      .where("state", "=", "upheld")
      .where("resolved_at", "=", upheldAt)
      .execute();
  },

  reporters: (userId, until) => reporters(executor, userId, until),

  async resolve(userId, as, decidedAt) {
    await executor
      .updateTable("person_report")
      .set({
        ...{ state: as, resolved_at: decidedAt },
        // What is found to be rightly reported as child abuse is on legal hold.
        shown: as === "upheld" ? sql`case when reason = ${ADMINS_REASON} then shown end` : null,
      })
      .where("user_id", "=", userId)
      .where("state", "=", "open")
      .where("created_at", "<=", decidedAt)
      .execute();
  },
});

async function refer(
  executor: Database,
  {
    userId,
    reporterId,
    note,
    weight,
    createdAt,
    decisionId,
  }: Parameters<PersonReportStore["refer"]>[0],
): ReturnType<PersonReportStore["refer"]> {
  const { rows } = await sql<{ id: string }>`
    insert into person_report
           (id, user_id, reporter_id, reason, note, weight, created_at, referred, shown)
    select uuidv7(), ${userId}, ${reporterId}, ${ADMINS_REASON}, ${note}, ${weight}, ${createdAt},
           true, case when kept is not null then jsonb_build_object(
             'handle', kept -> 'nameSince', 'displayName', kept -> 'displayName',
             'bio', kept -> 'bio', 'avatar', case when kept -> 'avatar' = 'null' then null
                                                  else (kept -> 'avatar') - 'creationId' end) end
      from profile_decision where id = ${decisionId}
        on conflict (user_id, reporter_id) where state = 'open' do update
       set reason = excluded.reason, note = excluded.note, weight = excluded.weight,
           created_at = excluded.created_at, referred = true, shown = excluded.shown
    returning id`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error(`There is no decision ${decisionId}`);
  return row;
}

async function isHidden(executor: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    select ${isProfileHidden("person.id")} as hidden from app_user person
     where person.id = ${userId}`.execute(executor);
  return rows[0]?.hidden ?? false;
}

async function reporters(executor: Database, userId: string, until: Date): Promise<string[]> {
  const rows = await executor
    .selectFrom("person_report")
    .select("reporter_id")
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .where("created_at", "<=", until)
    .execute();
  return rows.map(({ reporter_id }) => reporter_id);
}

async function open(executor: Database, userId: string): ReturnType<PersonReportStore["open"]> {
  const rows = await executor
    .selectFrom("person_report")
    .select(["reporter_id", "reason"])
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .execute();
  return rows.map(({ reporter_id, reason }) => ({
    reporterId: reporter_id,
    reason: parseKnown(FLAG_REASONS, reason),
  }));
}
