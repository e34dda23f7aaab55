import { postgresMeasures } from "@kinora/database/publication/postgres-measures";
import { postgresPublications } from "@kinora/database/publication/postgres-publications";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { addPost } from "@kinora/testing/publication/add-post";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { composeMeasuring } from "../../src/publication/compose-measuring.ts";
import { openPublisher } from "./open-publisher.ts";

const HOUR = 3_600_000;
const { shop, open, told } = await openPublisher();
const { database, boss, sealer, stores } = shop;

async function posted(name: string) {
  const opened = await open(name);
  const ended = await opened.work();
  const { platform, now, clock } = opened;
  const parts = { database, boss, now, opened: { platforms: [platform], sealer } };
  const measure = composeMeasuring(parts).run;
  const after = async (hours: number) => {
    clock.time = (ended.endedAt ?? expect.fail()).getTime() + hours * HOUR;
    await measure();
  };
  return { ...opened, ended, after, measure };
}

const measures = () =>
  database
    .selectFrom("publication_measure")
    .select(["age", "views", "likes", "comments"])
    .orderBy("measured_at")
    .execute();

test.each([
  ["youtube video", true],
  ["tiktok video", true],
  ["facebook reel", true],
  ["facebook text", false],
  ["instagram reel", true],
])(
  "a post of the kind %s is measured after an hour, a day and a week, once each",
  async (name, hasViews) => {
    const { after, account, ended } = await posted(name);
    await after(0.5);
    expect(await measures()).toEqual([]);
    for (const hours of [1, 1.2, 3, 24, 30, 168, 200, 400]) await after(hours);
    const found = await measures();
    expect(found.map(({ age }) => age)).toEqual(["hour", "day", "week"]);
    const likes = found.map((one) => Number(one.likes));
    expect(likes).toEqual(likes.toSorted((a, b) => a - b));
    expect(new Set(likes).size).toBe(3);
    const { platform } = ended;
    const { accountId } = account;
    expect(await postgresMeasures(database).measuredPosts("ada")).toEqual(
      hasViews ? [{ platform, accountId, at: ended.endedAt, views: Number(found[1]?.views) }] : [],
    );
    expect(await postgresMeasures(database).measuredPosts("bruno")).toEqual([]);
  },
);

test("a platform that does not answer is asked again, and what is too late is not called an hour", async () => {
  const { after, simulator } = await posted("youtube video");
  simulator.faults.question = ["503"];
  await after(1);
  expect(await measures()).toEqual([]);
  await after(1.6);
  expect(await measures()).toMatchObject([{ age: "hour" }]);
  const late = await posted("youtube video");
  await late.after(8);
  await late.after(24.5);
  expect((await measures()).map(({ age }) => age).toSorted()).toEqual(["day", "hour"]);
});

test("a worker that died while it measured leaves it to the next one", async () => {
  const { after } = await posted("youtube video");
  const [now, until] = [new Date("2026-11-28T14:00:00Z"), new Date("2026-11-28T14:05:00Z")];
  expect(await postgresMeasures(database).claimMeasure(now, until)).not.toBeNull();
  expect(await postgresMeasures(database).claimMeasure(now, until)).toBeNull();
  await after(2.2);
  expect(await measures()).toMatchObject([{ age: "hour" }]);
});

test("what is deleted there is a fact of its own, told once, after a second look", async () => {
  const { after, simulator, ended } = await posted("facebook reel");
  const [post] = simulator.posts;
  if (!post) return expect.fail();
  post.isRemoved = true;
  await after(1);
  expect(await stores.publications.find(ended.id)).toMatchObject({ afterwards: null });
  await after(1.6);
  for (const hours of [24, 168]) await after(hours);
  expect(await stores.publications.find(ended.id)).toMatchObject({
    ...{ outcome: "done", stage: "over" },
    afterwards: { what: "removed", reason: null },
  });
  expect(await measures()).toEqual([]);
  const codes = (await told()).map(({ code }) => code);
  expect(codes).toEqual(["publication.isThere", "publication.wasRemoved"]);
});

test("a work in our own feed has likes, and none once it has left", async () => {
  const now = new Date("2026-11-28T12:00:00Z");
  const creationId = newId();
  await insertCreation(database, { id: creationId, user_id: "ada", in_feed: true });
  const child = await addPost(
    database,
    { id: newId(), userId: "ada", creationId, now },
    { platform: "kinora", accountId: "ada", fields: { platform: "kinora", kind: "feed" } },
  );
  const done = { outcome: "done", stage: "over", confirmedBy: "platform", endedAt: now } as const;
  await database.transaction().execute(async (own) => {
    await postgresPublications(own).change(child, done, now);
  });
  const parts = { database, boss, opened: { platforms: [], sealer } };
  const at = (hours: number) => () => new Date(now.getTime() + hours * HOUR);
  await composeMeasuring({ ...parts, now: at(1) }).run();
  expect(await measures()).toEqual([{ age: "hour", views: null, likes: 0, comments: null }]);
  await database.updateTable("creation").set({ in_feed: false }).execute();
  await composeMeasuring({ ...parts, now: at(24) }).run();
  expect(await measures()).toHaveLength(1);
});
