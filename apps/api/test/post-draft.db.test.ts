import { POST_DRAFTS_MAX, postDraft, postDrafts } from "@kinora/contracts/publication/post-draft";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { startPublishing } from "./start-publishing.ts";

const { ada, as, database, newWork, page, creator } = await startPublishing();

beforeEach(() => sql`truncate post_draft`.execute(database));

const target = (connectionId: string, caption: string | null = null) => ({
  ...{ connectionId, kind: null, caption, title: null, tags: "", coverAt: null },
  ...{ saysAiMade: false, sharesToFeed: true },
  tiktok: {
    ...{ audience: null, allowsComments: true, allowsDuets: false, allowsStitches: false },
    ...{ promotes: false, isOwnBrand: false, isBrandedContent: false, agreesToMusic: false },
  },
  youtube: { visibility: null, isMadeForKids: null, categoryId: null, notifiesSubscribers: true },
});
const NEVER = {
  ...{ every: "never", weekdays: null, monthDay: null, endBy: "count", count: "5", until: "" },
};
const WHEN = { time: { date: "2026-12-24", time: "", zone: "Europe/Berlin" }, repeat: NEVER };
const save = (id: string, workId: string, more: object = {}, who = ada) =>
  who("PUT", `/api/post-drafts/${id}`, { workId, targets: [], when: null, ...more });
const list = async (who = ada) =>
  postDrafts.parse((await who("GET", "/api/post-drafts")).body).items;

test("keeps all that was entered, complete or not; saving again is the same draft", async () => {
  const [workId, id] = [await newWork(), newId()];
  const targets = [target(creator, "A fox"), target(page)];
  const { status, body } = await save(id, workId, { targets, when: WHEN });
  expect([status, postDraft.parse(body)]).toMatchObject([
    200,
    { id, workId, outcome: "scheduled", stage: "draft", work: { id: workId }, targets, when: WHEN },
  ]);
  await save(id, workId, { targets: [target(page, "A wolf")] });
  expect(await list()).toMatchObject([{ id, targets: [{ caption: "A wolf" }], when: null }]);
  // Nothing is ordered, and the work is not scheduled.
  expect((await ada("GET", "/api/posts")).body.items).toEqual([]);
  expect((await ada("GET", `/api/creations/${workId}`)).body.status).toBe(null);
  expect((await ada("GET", `/api/post-drafts/${id}`)).body.id).toBe(id);
  expect((await ada("DELETE", `/api/post-drafts/${id}`)).status).toBe(204);
  expect((await ada("DELETE", `/api/post-drafts/${id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test("nobody else sees a draft, changes it, or takes its id", async () => {
  const [workId, id, bruno] = [await newWork(), newId(), as("bruno")];
  await save(id, workId);
  expect((await bruno("GET", `/api/post-drafts/${id}`)).body.code).toBe("POST_DRAFT_NOT_FOUND");
  expect((await save(newId(), workId, {}, bruno)).body.code).toBe("CREATION_NOT_FOUND");
  const theirs = await newWork({ user_id: "usr_bruno" });
  expect((await save(id, theirs, {}, bruno)).body.code).toBe("POST_DRAFT_NOT_FOUND");
  await bruno("DELETE", `/api/post-drafts/${id}`);
  expect(await list()).toMatchObject([{ id }]);
  expect(await list(bruno)).toEqual([]);
});

test("it stays when its work is deleted, and says that the work is gone", async () => {
  const [workId, id] = [await newWork(), newId()];
  await save(id, workId, { targets: [target(page, "A fox")] });
  await ada("POST", `/api/creations/${workId}/actions`, { action: "delete" });
  expect(await list()).toMatchObject([{ id, work: null, targets: [{ caption: "A fox" }] }]);
  expect((await save(id, workId, { targets: [target(page, "A wolf")] })).status).toBe(200);
  await ada("POST", `/api/creations/${workId}/actions`, { action: "restore" });
  expect(await list()).toMatchObject([{ id, work: { id: workId } }]);
});

test("more drafts than a person may keep, and what is no draft, are refused", async () => {
  const workId = await newWork();
  for (let one = 0; one < POST_DRAFTS_MAX; one += 1) await save(newId(), workId);
  const { status, body } = await save(newId(), workId);
  expect([status, body.code, body.details]).toEqual([
    ...[409, "POST_DRAFTS_FULL", { limit: POST_DRAFTS_MAX }],
  ]);
  const wrong = await save("no id", workId);
  expect(wrong.body.code).toBe("INVALID_INPUT");
  const twice = await save(newId(), workId, { targets: [target(page), target(page)] });
  expect(twice.body.code).toBe("INVALID_INPUT");
  const unknown = await save(newId(), workId, { targets: [{ ...target(page), more: 1 }] });
  expect(unknown.body.code).toBe("INVALID_INPUT");
});

test("one's works are counted by where they stand, each once", async () => {
  await sql`truncate creation cascade`.execute(database);
  const now = new Date("2026-11-20T12:00:00Z");
  for (const given of [
    { in_feed: true, published_at: now },
    ...[{ status: "scheduled" }, {}, {}, { hidden: true }, { private: true }, { status: "review" }],
    ...[{ moderator_hidden: true }, { status: "processing" }, { status: "failed" }],
    { status: "deleted", deleted_at: now },
    { status: "deleted", deleted_at: now, purged_at: now },
    { user_id: "usr_bruno" },
  ])
    await newWork(given);
  const { items } = (await ada("GET", "/api/me/work-standing")).body;
  const counts = items.map((one: { standing: string; count: number }) => [one.standing, one.count]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ feed: 1, scheduled: 1, link: 2, unlisted: 1, private: 1, checked: 1, restricted: 1 },
    ...{ making: 1, failed: 1, trash: 1 },
  });
});
