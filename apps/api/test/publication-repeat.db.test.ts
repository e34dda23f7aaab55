import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { FEED, startPublishing } from "./start-publishing.ts";

const { ada, as, database, newWork } = await startPublishing();

const AT = { wallTime: "2027-03-12T02:30", zone: "America/New_York" };
const days = (count: number) => ({ rule: { every: "day" }, end: { by: "count", count } });
const repeated = (workId: string, repeat: object, key: string = newId(), at: object = AT) =>
  ada("POST", "/api/posts", { workId, targets: [FEED], at, repeat }, key);
const posts = () =>
  database
    .selectFrom("post")
    .select(["id", "wall_time", "due_at", "series_number", "series_size", "outcome"])
    .orderBy("series_number")
    .execute();

test("one post for each day, made once however often it is pressed, each resolved by itself", async () => {
  const [workId, key] = [await newWork(), newId()];
  const pressed = await Promise.all([1, 2, 3].map(() => repeated(workId, days(4), key)));
  const [first] = pressed;
  expect(new Set(pressed.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(first?.body).toMatchObject({ stage: "scheduled", series: { number: 1, size: 4 } });
  const made = await posts();
  expect(made.map(({ wall_time, due_at }) => [wall_time, due_at?.toISOString()])).toEqual([
    ["2027-03-12T02:30", "2027-03-12T07:30:00.000Z"],
    ["2027-03-13T02:30", "2027-03-13T07:30:00.000Z"],
    // Clocks go from 2:00 to 3:00.
    ["2027-03-14T02:30", "2027-03-14T07:00:00.000Z"],
    ["2027-03-15T02:30", "2027-03-15T06:30:00.000Z"],
  ]);
  const { count } = await database
    .selectFrom("job")
    .innerJoin("publication", "publication.id", "job.subject_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(4);
  expect((await repeated(workId, days(5), key)).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("what is too much is refused with its reason, and leaves nothing", async () => {
  const workId = await newWork();
  const refused = async (repeat: object, at: object = AT) => {
    const { body } = await repeated(workId, repeat, newId(), at);
    return [body.code, body.details];
  };
  const until = (date: string) => ({ rule: { every: "day" }, end: { by: "date", date } });
  expect(await refused(until("2027-03-11"))).toEqual([
    ...["REPEAT_NOT_POSSIBLE", { because: "none", limit: 366 }],
  ]);
  expect(await refused(until("2029-01-01"))).toEqual([
    ...["REPEAT_NOT_POSSIBLE", { because: "too_many", limit: 366 }],
  ]);
  expect(await refused(until("2028-01-01"))).toEqual(["TIME_NOT_POSSIBLE", { because: "far" }]);
  expect((await refused(days(367)))[0]).toBe("INVALID_INPUT");
  const wish = { workId, targets: [FEED], repeat: days(2) };
  expect((await ada("POST", "/api/posts", wish, newId())).body.code).toBe("INVALID_INPUT");
  await repeated(workId, days(7));
  expect(await refused(days(4))).toEqual([
    ...["SCHEDULE_FULL", { limit: 10, plan: "free", left: 3 }],
  ]);
  expect(await posts()).toHaveLength(7);
});

test("the rest is stopped from a post on; what has begun goes on, and one alone is moved", async () => {
  await repeated(await newWork(), days(5));
  const [, second, third, fourth] = await posts();
  const stop = (id: string | undefined, who = ada) => who("POST", `/api/posts/${id}/stop`);
  await ada("POST", `/api/posts/${third?.id}/time`, { ...AT, wallTime: "2027-03-20T12:00" });
  expect((await posts()).map(({ wall_time }) => wall_time?.slice(8, 10))).toEqual([
    ...["12", "13", "20", "15", "16"],
  ]);
  await sql`update publication set step = 'armed', armed_at = now(), stage = 'publishing'
             where post_id = ${fourth?.id}`.execute(database);
  expect((await stop(second?.id, as("bruno"))).body.code).toBe("POST_NOT_FOUND");
  expect((await stop(second?.id)).body).toEqual({ stopped: 3, begun: 1 });
  expect((await stop(second?.id)).body).toEqual({ stopped: 0, begun: 1 });
  expect((await posts()).map(({ outcome }) => outcome)).toEqual([
    ...["scheduled", "fail", "fail", "scheduled", "fail"],
  ]);
  const single = { workId: await newWork(), targets: [FEED], at: AT };
  const { body } = await ada("POST", "/api/posts", single, newId());
  expect([body.series, (await stop(body.id)).body.code]).toEqual([null, "POST_NOT_REPEATED"]);
});
