import { readStats } from "@kinora/domain/stat/read-stats";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { addPost } from "@kinora/testing/publication/add-post";
import { type KyselyPlugin, sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../client.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { countAllWorks, countDay, countDays } from "./count-day.ts";
import { lookAtQueue } from "./look-at-queue.ts";
import { postgresStatReader } from "./postgres-stat-reader.ts";

const { database } = await createTestDatabase();
/** A Thursday. */
const now = new Date("2026-11-26T12:00:00.000Z");
const at = (day: string, hour = 10) => new Date(`2026-11-${day}T${hour}:00:00.000Z`);

async function join(id: string, day: string): Promise<void> {
  await insertPerson(database, id);
  const one = database.updateTable("app_user").where("id", "=", id);
  await one.set({ created_at: at(day) }).execute();
}

interface Ended {
  readonly outcome?: string;
  readonly seconds?: number;
  readonly provider?: string;
}

async function order(user_id: string, day: string, change: object = {}): Promise<string> {
  const id = newId();
  await insertCreation(database, { id, user_id, created_at: at(day), ...change });
  return id;
}

async function end(subjectId: string, day: string, ended: Ended = {}): Promise<void> {
  const { outcome = "delivered", seconds = 10, provider } = ended;
  const id = newId();
  await sql`
    insert into job (id, kind, noun, subject_id, lane, size, user_id, background, gems, turn, queued_at,
                     started_at, ended_at, outcome)
    values (${id}, 'creation.make', 'creation', ${subjectId}, 'render', 'small', 'ada', false, 0, 0,
            ${at(day)}, ${at(day)}, ${new Date(at(day).getTime() + seconds * 1_000)}, ${outcome})`.execute(
    database,
  );
  if (provider)
    await sql`
      insert into hosted_intent (job_id, provider, endpoint, body_hash, price_mills, price_version,
        callback_token, calls_back, state, begun_at, deadline)
      values (${id}, ${provider}, 'e', 'h', 1, 1, 't', false, 'collected', ${now}, ${now})`.execute(
      database,
    );
}

beforeAll(async () => {
  await join("ada", "17");
  await join("bruno", "17");
  await join("chiyo", "25");
  const fox = await order("ada", "25");
  await end(fox, "25", { seconds: 20 });
  await end(await order("ada", "25", { kind: "video", type: "text-to-video" }), "25", {
    provider: "fal",
    seconds: 200,
  });
  await end(await order("ada", "26", { status: "failed", failure_class: "engine" }), "26", {
    ...{ outcome: "failed", provider: "fal" },
  });
  await end(await order("ada", "26", { status: "failed", failure_class: "refused" }), "26", {
    ...{ outcome: "failed", provider: "fal" },
  });
  await order("bruno", "26", { background: true });
  const file = { creation_id: fox, role: "main", hash: "a".repeat(64), mime_type: "image/webp" };
  await database
    .insertInto("creation_media")
    .values({ ...file, bytes: 700 })
    .execute();
  await sql`insert into gem_account (user_id) values ('ada')`.execute(database);
  const ledger = postgresGemLedger(database);
  const purpose = { source: "award", subject: null } as const;
  const gift = { userId: "ada", kind: "gift", expiresAt: null, purpose, description: DAILY_GEMS };
  await ledger.credit({ ...gift, kind: "gift", gems: 50, key: "one", now: at("25") });
  await ledger.credit({ ...gift, kind: "daily", gems: 10, key: "two", now: at("26") });
  const report = { id: "rep", creation_id: fox, reporter_id: "bruno", reason: "harassment" };
  const decided = { state: "upheld", created_at: at("25", 10), resolved_at: at("25", 12) };
  await database
    .insertInto("report")
    .values({ ...report, ...decided, note: "", weight: 1 })
    .execute();
});

it("counts posts by platform, and those that are not there by why", async () => {
  const work = await order("ada", "25", { background: true });
  const post = (id: string, given: object) =>
    addPost(database, { id, userId: "ada", creationId: work, now: at("26") }, given);
  const over = { stage: "over", endedAt: at("26"), outcome: "fail" } as const;
  const trouble = (kind: "limit" | null, code: "rate_limited" | "cancelled" | "tries_over") => ({
    trouble: { class: kind, code, platformCode: null },
  });
  await post("one", { ...over, outcome: "done", confirmedBy: "platform" });
  await post("two", { ...over, ...trouble("limit", "rate_limited") });
  await post("three", { ...over, ...trouble(null, "cancelled") });
  await post("four", { ...over, ...trouble(null, "tries_over"), platform: "youtube" });
  await post("five", { stage: "unconfirmed", platform: "youtube" });
  await countDays(database, now);
  expect(await chart("publishing", "posts-ended")).toEqual({
    ...{ facebook: { 26: 3 }, youtube: { 26: 1 } },
  });
  expect(await chart("publishing", "posts-failing")).toEqual({
    ...{ facebook: { 26: 0.5 }, youtube: { 26: 1 } },
  });
  expect(await chart("publishing", "posts-failed")).toEqual({
    ...{ cancelled: { 26: 1 }, here: { 26: 1 }, limit: { 26: 1 } },
  });
  const stats = postgresStatReader(database);
  const { publishing } = await readStats({ stats }, { part: "publishing", range: "week", now });
  const counts = publishing.map(({ platform, done, unconfirmed, failed }) => ({
    ...{ platform, done, unconfirmed },
    failed: Object.fromEntries(failed.flatMap(({ why, count }) => (count ? [[why, count]] : []))),
  }));
  expect(counts).toEqual([
    { platform: "facebook", done: 1, unconfirmed: 0, failed: { limit: 1, cancelled: 1 } },
    { platform: "youtube", done: 0, unconfirmed: 1, failed: { here: 1 } },
  ]);
});

const everything = async () =>
  (await sql`select * from stat_day order by metric, day, name`.execute(database)).rows;

/** Returns the non-zero points of a chart's series, by day. */
async function chart(part: Parameters<typeof readStats>[1]["part"], name: string) {
  const read = await readStats(
    { stats: postgresStatReader(database) },
    { part, range: "week", now },
  );
  const found = read.charts.find((one) => one.chart === name);
  return Object.fromEntries(
    (found?.series ?? []).map((series) => [
      series.name,
      Object.fromEntries(
        series.values
          .map((value, point) => [read.points[point]?.slice(8) ?? "", value] as const)
          .filter(([, value]) => value),
      ),
    ]),
  );
}

it("counts each day, including earlier ones, with their state at that time", async () => {
  await countDays(database, now);
  expect(await chart("people", "people-new")).toEqual({ all: { 25: 1 } });
  expect(await chart("people", "people-active")).toEqual({
    day: { 25: 2, 26: 1 },
    week: { 20: 2, 21: 2, 22: 2, 23: 2, 25: 2, 26: 2 },
    month: { 20: 2, 21: 2, 22: 2, 23: 2, 24: 2, 25: 3, 26: 3 },
  });
  expect(await chart("creations", "creations-kind")).toEqual({
    image: { 25: 1, 26: 2 },
    video: { 25: 1 },
  });
  expect(await chart("creations", "creations-generation-type")).toEqual({
    text2video: { 25: 1 },
  });
  expect(await chart("creations", "creations-status")).toEqual({
    finished: { 25: 2 },
    failed: { 26: 2 },
  });
  expect(await chart("engines", "engines-ended")).toEqual({
    fal: { 25: 1, 26: 2 },
    studio: { 25: 1 },
  });
  expect(await chart("engines", "engines-failing")).toEqual({ fal: { 26: 1 }, studio: {} });
  const { fal, studio } = await chart("engines", "engines-median");
  expect(Math.abs((fal?.[25] ?? 0) / 200 - 1)).toBeLessThan(0.05);
  expect(Math.abs((studio?.[25] ?? 0) / 20 - 1)).toBeLessThan(0.05);
  expect(await chart("storage", "storage-held")).toEqual({ image: { 25: 700, 26: 700 } });
  expect(await chart("gems", "gems-in")).toEqual({ gift: { 25: 50 }, daily: { 26: 10 } });
  expect(await chart("gems", "gems-liability")).toEqual({
    gift: { 25: 50, 26: 50 },
    daily: { 26: 10 },
  });
  expect(await chart("moderation", "moderation-reports")).toEqual({ harassment: { 25: 1 } });
  expect(await chart("moderation", "moderation-outcomes")).toEqual({ upheld: { 25: 1 } });
  const { all } = await chart("moderation", "moderation-median");
  expect(Math.abs((all?.[25] ?? 0) / 7_200 - 1)).toBeLessThan(0.05);
});

it("reports how many of a week's newcomers came back, week by week", async () => {
  const { cohorts } = await readStats(
    { stats: postgresStatReader(database) },
    { part: "people", range: "month", now },
  );
  expect(cohorts).toEqual([
    { week: "2026-11-23", people: [1] },
    { week: "2026-11-16", people: [2, 1] },
  ]);
});

/** Fails at the statement with this number. */
const breakAt = (number: number): KyselyPlugin => {
  let asked = 0;
  return {
    transformQuery({ node }) {
      asked += 1;
      if (asked === number) throw new Error("killed");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};

it("counts the same however often, and whichever statement fails", async () => {
  const before = await everything();
  await countDays(database, now);
  expect(await everything()).toEqual(before);
  let broken = 0;
  for (let number = 1; ; number += 1) {
    const breaking: Database = database.withPlugin(breakAt(number));
    const failed = await countDay(breaking, "2026-11-26", now).then(
      () => false,
      () => true,
    );
    expect(await everything()).toEqual(before);
    if (!failed) break;
    broken += 1;
  }
  expect(broken).toBeGreaterThan(10);
});

it("counts a day once more after it has ended, and not again", async () => {
  const countedAt = async (day: string) =>
    (
      await sql<{ at: Date }>`select counted_at as at from stat_counted where day = ${day}`.execute(
        database,
      )
    ).rows[0]?.at.toISOString();
  const night = new Date("2026-11-27T00:30:00.000Z");
  const morning = new Date("2026-11-27T01:30:00.000Z");
  const noon = new Date("2026-11-27T12:00:00.000Z");
  for (const moment of [night, morning, noon]) await countDays(database, moment);
  expect(await countedAt("2026-11-26")).toBe(morning.toISOString());
  expect(await countedAt("2026-11-27")).toBe(noon.toISOString());
});

it("recounts works of old days", async () => {
  await database
    .updateTable("creation")
    .set({ status: "deleted", deleted_at: now })
    .where("kind", "=", "video")
    .execute();
  await countAllWorks(database);
  expect(await chart("creations", "creations-status")).toEqual({
    finished: { 25: 1 },
    deleted: { 25: 1 },
    failed: { 26: 2 },
  });
});

it("keeps the day's longest queue and longest wait of each lane", async () => {
  const work = await order("ada", "26", { status: "processing" });
  await sql`
    insert into job (id, kind, noun, subject_id, lane, size, user_id, background, gems, turn, queued_at)
    values (${newId()}, 'creation.make', 'creation', ${work}, 'render', 'small', 'ada', false, 0, 0,
            ${new Date(now.getTime() - 90_000)})`.execute(database);
  await lookAtQueue(database, now);
  await sql`update job set ended_at = ${now}, outcome = 'cancelled' where ended_at is null`.execute(
    database,
  );
  await lookAtQueue(database, new Date(now.getTime() + 60_000));
  expect(await chart("queue", "queue-waiting")).toEqual({ render: { 26: 1 } });
  expect(await chart("queue", "queue-oldest")).toEqual({ render: { 26: 90 } });
});

it("a film of a picture is not counted as one of words once it was purged", async () => {
  const deleted = { status: "deleted", deleted_at: now, purged_at: now, recipe: "{}" } as const;
  await order("ada", "24", { kind: "video", type: "photo-to-video", ...deleted });
  await countAllWorks(database);
  expect((await chart("creations", "creations-generation-type")).text2video?.[24]).toBeUndefined();
});
