import { creation } from "@kinora/contracts/creation/creation";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { FEED, startPublishing } from "./start-publishing.ts";

const { ada, as, newWork, photos } = await startPublishing();

const AT = { wallTime: "2026-11-24T18:30", zone: "UTC" };
const atTime = (workId: string, targets: object[] = [photos("A fox")], more: object = {}) =>
  ada("POST", "/api/posts", { workId, targets, at: AT, ...more }, newId());
const workOf = async (id: string) =>
  creation.parse((await ada("GET", `/api/creations/${id}`)).body);
const act = async (id: string, action: string) =>
  ada("POST", `/api/creations/${id}/actions`, { action });

test("a work is scheduled while a post of it is to come, and its link stays open", async () => {
  const workId = await newWork();
  const first = (await atTime(workId)).body;
  expect(await workOf(workId)).toMatchObject({ status: "scheduled" });
  expect((await as("bruno")("GET", `/api/creations/${workId}`)).status).toBe(200);
  const second = (await atTime(workId, [FEED])).body;
  const cancel = (id: string) => ada("POST", `/api/publications/${id}/cancel`);
  await cancel(first.publications[0].id);
  expect((await workOf(workId)).status).toBe("scheduled");
  await cancel(second.publications[0].id);
  expect((await workOf(workId)).status).toBe(null);
});

test("a repeat is stopped with its work; one at once schedules nothing until it has a time", async () => {
  const workId = await newWork();
  const repeat = { rule: { every: "day" }, end: { by: "count", count: 3 } };
  const { status, body } = await atTime(workId, [FEED], { repeat });
  expect(status, JSON.stringify(body)).toBe(202);
  expect((await workOf(workId)).status).toBe("scheduled");
  await ada("POST", `/api/posts/${body.id}/stop`);
  expect((await workOf(workId)).status).toBe(null);
  const atOnce = await ada("POST", "/api/posts", { workId, targets: [photos("A fox")] }, newId());
  expect((await workOf(workId)).status).toBe(null);
  await ada("POST", `/api/posts/${atOnce.body.id}/time`, AT);
  expect((await workOf(workId)).status).toBe("scheduled");
});

test("its owner may show it in the feed at once; a public work is never scheduled", async () => {
  const workId = await newWork();
  await atTime(workId);
  const before = await workOf(workId);
  expect(before.actions).toContain("addToFeed");
  await act(workId, "addToFeed");
  expect(await workOf(workId)).toMatchObject({ status: null, inFeed: true });
  await act(workId, "removeFromFeed");
  await atTime(workId);
  expect((await workOf(workId)).status).toBe(null);
});
