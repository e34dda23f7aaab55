import { postCalendar } from "@kinora/contracts/publication/calendar-post";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { FEED, startPublishing } from "./start-publishing.ts";

const { ada, as, database, newWork } = await startPublishing();

const AT = { wallTime: "2026-11-20T18:30", zone: "America/New_York" };
const atTime = async (workId: string, at: object, key: string = newId(), targets = [FEED]) =>
  ada("POST", "/api/posts", { workId, targets, at }, key);
const publicationOf = (body: { publications: { id: string }[] }) =>
  body.publications[0]?.id ?? expect.fail();

test("a post at a time waits for it, is moved until it is armed, and stands in the calendar", async () => {
  const workId = await newWork();
  const { status, body } = await atTime(workId, AT);
  expect([status, body.stage, body.canMove]).toEqual([202, "scheduled", true]);
  expect(body.time).toEqual({
    ...{ wall: AT.wallTime, zone: AT.zone, at: "2026-11-20T23:30:00.000Z" },
  });
  const move = (at: object) => ada("POST", `/api/posts/${body.id}/time`, at);
  const later = { ...AT, wallTime: "2026-11-21T18:30" };
  const moved = (await move(later)).body;
  expect(moved).toMatchObject({ stage: "scheduled", time: { at: "2026-11-21T23:30:00.000Z" } });
  expect((await move(later)).body).toEqual(moved);
  const calendar = async (from: string, until: string) =>
    (await ada("GET", `/api/posts/calendar?from=${from}T00:00:00Z&until=${until}T00:00:00Z`)).body;
  expect(postCalendar.parse(await calendar("2026-11-20", "2026-11-22"))).toMatchObject({
    items: [{ id: body.id, at: moved.time.at, platforms: ["kinora"], work: { id: workId } }],
    isCut: false,
  });
  expect((await calendar("2026-11-20", "2026-11-21")).items).toEqual([]);
  expect((await calendar("2026-11-20", "2027-11-21")).code).toBe("INVALID_INPUT");
  await sql`update publication set step = 'armed', armed_at = now()`.execute(database);
  expect((await move(later)).status).toBe(200);
  expect((await move(AT)).body.code).toBe("POST_BEGUN");
  expect((await as("bruno")("POST", `/api/posts/${body.id}/time`, AT)).body.code).toBe(
    "POST_NOT_FOUND",
  );
});

test("refuses what has passed, what is too far, and more posts to come than the plan has", async () => {
  const workId = await newWork();
  const because = async (wallTime: string) =>
    (await atTime(workId, { wallTime, zone: "UTC" })).body.details.because;
  expect([await because("2026-11-20T11:59"), await because("2027-11-22T12:00")]).toEqual([
    ...["past", "far"],
  ]);
  expect((await atTime(workId, { ...AT, zone: "Mars" })).body.code).toBe("INVALID_INPUT");
  const made = await Promise.all(Array.from({ length: 12 }, () => atTime(workId, AT)));
  const full = made.filter(({ status }) => status !== 202);
  expect(full.map(({ body }) => [body.code, body.details.limit])).toEqual([
    ...[
      ["SCHEDULE_FULL", 10],
      ["SCHEDULE_FULL", 10],
    ],
  ]);
});

test("one that was late is posted at once, or at another time, when its owner says so", async () => {
  const { body } = await atTime(await newWork(), AT);
  const id = publicationOf(body);
  const now = () => ada("POST", `/api/publications/${id}/now`);
  expect((await now()).body.code).toBe("PUBLICATION_STAGE");
  const pause = async () => {
    await sql`update publication set stage = 'paused'`.execute(database);
    await sql`update job set ended_at = now(), outcome = 'failed' where subject_id = ${id}`.execute(
      database,
    );
  };
  const open = database.selectFrom("job").select("id").where("subject_id", "=", id);
  const openJobs = async () => (await open.where("ended_at", "is", null).execute()).length;
  await pause();
  const later = { ...AT, wallTime: "2026-11-21T18:30" };
  expect((await ada("POST", `/api/posts/${body.id}/time`, later)).body.stage).toBe("scheduled");
  expect(await openJobs()).toBe(1);
  await pause();
  const said = (await now()).body;
  expect([said.stage, said.publications[0].actions]).toEqual(["publishing", ["cancel"]]);
  expect(await openJobs()).toBe(1);
  expect((await now()).body.code).toBe("PUBLICATION_STAGE");
});
