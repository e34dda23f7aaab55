import { FLAG_REASONS } from "@kinora/contracts/moderation/report";
import { STRIKE_SOURCES } from "@kinora/contracts/people/people";
import { MISTAKE_MS } from "@kinora/domain/moderation/report-allowance";
import type { PersonFacts } from "@kinora/domain/people/people-reader";
import { sql } from "kysely";
import { z } from "zod";
import { postgresSessions } from "../account/postgres-sessions.ts";
import type { Database } from "../client.ts";
import { ANY_REPORT } from "../moderation/any-report.ts";
import { boardLiftedAt, decidedBefore, profileLiftedAt } from "../moderation/decided-before.ts";
import { parseKnown } from "../parse-known.ts";
import { foundColumns, parseFound } from "./found-columns.ts";

/** Maximum rows of each list. */
const MOST = 50;

const works = z.object({
  published: z.number(),
  private: z.number(),
  restricted: z.number(),
  failed: z.number(),
});
const reports = z.object({ open: z.number(), upheld: z.number(), dismissed: z.number() });

/** Returns everything about one user; null for an unknown id. */
export async function readPersonFacts(
  executor: Database,
  userId: string,
  now: Date,
): Promise<PersonFacts | null> {
  const { rows } = await sql<{ bio: string }>`
    select ${foundColumns(now)}, person.bio from app_user person
     where person.id = ${userId}`.execute(executor);
  const [found] = rows;
  if (!found) return null;
  return {
    person: { ...parseFound(found), bio: found.bio },
    works: await countWorks(executor, userId),
    strikes: await strikesOf(executor, userId),
    reports: await countReports(executor, userId, now),
    sessions: (await postgresSessions(executor).of(userId, now)).slice(0, MOST),
    decisions: await decisionsOn(executor, userId),
    boardDecisions: await decidedBeforeIn(executor, "story_decision", userId),
    profileDecisions: await decidedBeforeIn(executor, "profile_decision", userId),
  };
}

const FINISHED = sql`(status is null or status = 'scheduled')`;

async function countWorks(executor: Database, userId: string) {
  const { rows } = await sql`
    select count(*) filter (where ${FINISHED} and not private)::int as published,
           count(*) filter (where ${FINISHED} and private)::int as private,
           count(*) filter (where moderator_hidden or status = 'rejected')::int as restricted,
           count(*) filter (where status = 'error')::int as failed
      from creation where user_id = ${userId} and purged_at is null`.execute(executor);
  return works.parse(rows[0]);
}

async function strikesOf(executor: Database, userId: string) {
  const rows = await executor
    .selectFrom("strike")
    .select(["source", "reason", "at", "expires_at as expiresAt"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, source: parseKnown(STRIKE_SOURCES, row.source) }));
}

async function countReports(executor: Database, userId: string, now: Date) {
  const since = new Date(now.getTime() - MISTAKE_MS);
  const { rows } = await sql`
    select count(*) filter (where state = 'open')::int as open,
           count(*) filter (where state = 'upheld' and reversed_at is null)::int as upheld,
           count(*) filter (where state = 'dismissed')::int as dismissed
      from ${ANY_REPORT} where reporter_id = ${userId} and created_at > ${since}`.execute(executor);
  return reports.parse(rows[0]);
}

async function decisionsOn(executor: Database, userId: string) {
  const rows = await executor
    .selectFrom("creation_event")
    .innerJoin("creation", "creation.id", "creation_event.creation_id")
    .select(["creation_event.creation_id as creationId", "creation_event.action"])
    .select(["creation_event.rule", "creation_event.at"])
    .where("creation.user_id", "=", userId)
    .where("creation_event.action", "in", ["hide", "unhidden", "approve", "delete", "refuse"])
    .whereRef("creation_event.actor_id", "is distinct from", "creation.user_id")
    .orderBy("creation_event.id", "desc")
    .limit(MOST)
    .execute();
  return rows.map(({ rule, ...row }) => ({
    ...row,
    rule: rule === null ? null : parseKnown(FLAG_REASONS, rule),
  }));
}

async function decidedBeforeIn(
  executor: Database,
  table: "story_decision" | "profile_decision",
  userId: string,
) {
  const liftedAt = table === "story_decision" ? boardLiftedAt("old") : profileLiftedAt("old");
  const isFinal = table === "story_decision" ? sql`true` : sql`not old.pending`;
  const { rows } = await sql`
    select old.rule, old.at, ${liftedAt} as "liftedAt" from ${sql.table(table)} old
     where old.user_id = ${userId} and ${isFinal} order by old.at desc, old.id desc limit ${MOST}`.execute(
    executor,
  );
  return rows.map((row) => decidedBefore.parse(row));
}
