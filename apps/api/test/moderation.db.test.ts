import { creation } from "@kinora/contracts/creation/creation";
import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { hearAll } from "@kinora/testing/event/hear-all";
import { expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startTestServer } from "./test-server.ts";

const server = await startTestServer();
const { as, clock, database } = server;
const creations = postgresCreationStore(database);
const ada = as("ada");
await ada("GET", "/api/me");

const listener = notificationListener(() => clock.now);

let orders = 0;
async function finished(change: Parameters<typeof creations.update>[1] = {}, form: object = {}) {
  const body = { type: "text-to-image", prompt: "a fox", ...form };
  const { id } = (await ada("POST", "/api/creations", body, `order-${orders++}`)).body;
  await creations.update(id, { status: null, finishedAt: new Date(), ...change });
  return id as string;
}
const act = (handle: string, id: string, action: string, reason = "It shows a real person.") =>
  as(handle)("POST", `/api/creations/${id}/actions`, { action, ...(reason && { reason }) });

it("requires a moderator's reason for hiding, and tells the owner once", async () => {
  const id = await finished();
  const told = async () => {
    await hearAll(database, listener);
    const { body } = await ada("GET", "/api/notifications");
    return body.items.filter((one: { creation: { id: string } | null }) => one.creation?.id === id);
  };
  const refused = await act("mira", id, "hide", "");
  expect(refused).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
  expect(refused.body.details.fields).toMatchObject([{ path: "reason" }]);
  expect(await told()).toEqual([]);
  expect((await act("mira", id, "hide")).status).toBe(200);
  expect((await act("mira", id, "hide")).status).toBe(200);
  expect((await as("bruno")("GET", `/api/creations/${id}`)).status).toBe(404);
  expect(await told()).toEqual([]);
  await finishDecisions(server);
  await finishDecisions(server);
  expect(await told()).toMatchObject([
    {
      title: expect.stringMatching(/^Your picture from .+ was hidden$/),
      body: expect.stringMatching(
        /^A moderator decided this\..* The reason: It shows a real person\.$/,
      ),
    },
  ]);
  expect((await act("ada", await finished(), "hide", "")).status).toBe(200);
});

it("does not quote a remix of a work that the user may not see", async () => {
  const parentId = await finished({ private: true });
  const price = (handle: string) =>
    as(handle)("POST", "/api/quotes", { prompt: "a fox", parentId });
  expect((await price("ada")).status).toBe(200);
  const refused = await price("bruno");
  expect(refused).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
  expect(refused.body.details.fields).toMatchObject([{ path: "parentId" }]);
});

it("answers an admin who deletes with the new state of the creation", async () => {
  const id = await finished();
  const deleted = await act("olivia", id, "delete");
  expect(deleted.status).toBe(200);
  expect(creation.parse(deleted.body)).toMatchObject({ status: "deleted", actions: [] });
});

it("answers a moderator who approves a private creation", async () => {
  const id = await finished({ status: "review", private: true });
  const approved = await act("mira", id, "approve");
  expect(approved.status).toBe(200);
  expect(creation.parse(approved.body)).toMatchObject({ status: null, actions: [] });
});

it("keeps a work hidden that an admin deleted, even when its owner restores it", async () => {
  const id = await finished({ inFeed: true, publishedAt: new Date() });
  await act("olivia", id, "delete");
  expect((await act("ada", id, "restore")).body).toMatchObject({ moderatorHidden: true });
  expect((await as(null)("GET", `/api/creations/${id}`)).status).toBe(404);
  expect((await as(null)("GET", "/api/feed?kind=recent")).body.items).toEqual([]);
});

it("does not disclose the unlisted parent of a public remix", async () => {
  const parentId = await finished();
  const id = await finished({}, { parentId });
  const parentSeen = async () => (await as(null)("GET", `/api/creations/${id}`)).body.parent;
  expect(await parentSeen()).toMatchObject({ id: parentId });
  await act("ada", parentId, "hide");
  expect(await parentSeen()).toBeNull();
});

it("removes what was stored but not paid for when a work is cancelled", async () => {
  const { id } = (
    await ada("POST", "/api/creations", { type: "text-to-image", prompt: "an owl" }, "owl")
  ).body;
  const size = { bytes: 1, width: 1, height: 1, duration: null };
  await postgresCreationMedia(database).replaceAll(id, [
    { role: "main", label: "", hash: "0".repeat(64), mimeType: "image/webp", ...size },
  ]);
  await act("ada", id, "cancel");
  expect((await act("ada", id, "restore")).body).toMatchObject({ status: "failed", media: null });
});

it("answers every report alike, and lets a new user's reports hide at most three works", async () => {
  const shown = { inFeed: true, publishedAt: new Date() };
  const works = await Promise.all(Array.from({ length: 5 }, () => finished(shown)));
  const reports = await Promise.all(
    works.map((id) =>
      as("bruno")("POST", `/api/creations/${id}/reports`, { reason: "child_abuse" }),
    ),
  );
  for (const { status, body } of reports) {
    expect(status).toBe(201);
    const { createdAt } = body;
    expect(body).toEqual({ id: expect.any(String), reason: "child_abuse", createdAt });
  }
  const seen = await Promise.all(works.map((id) => as(null)("GET", `/api/creations/${id}`)));
  expect(seen.filter(({ status }) => status === 404)).toHaveLength(3);
});

it("keeps a work visible that a moderator has shown again, whoever reports it", async () => {
  const id = await finished({ inFeed: true, publishedAt: new Date() });
  const later = (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * 60 * 60 * 1_000);
  };
  const seen = async () => (await as(null)("GET", `/api/creations/${id}`)).status;
  const hit = (by: string) =>
    as(by)("POST", `/api/creations/${id}/reports`, { reason: "promotes_terrorism" });
  // A day after the earlier reports of new users.
  later(24);
  expect([(await hit("bruno")).status, await seen()]).toEqual([201, 404]);
  later(1);
  expect([(await act("mira", id, "unhidden")).status, await seen()]).toEqual([200, 200]);
  later(1);
  expect([(await hit("chiyo")).status, await seen()]).toEqual([201, 200]);
});

it("audits actions of staff on the page of a work, but not those of its owner", async () => {
  const id = await finished({ inFeed: true, publishedAt: new Date() });
  await act("mira", id, "hide");
  await act("mira", id, "hide");
  await finishDecisions(server);
  await act("mira", id, "unhidden", "");
  await act("ada", id, "hide", "");
  await act("olivia", id, "delete", "It is spam.");
  const log = (await as("olivia")("GET", `/api/admin/audit?subject=${id}`)).body.items;
  expect(log).toMatchObject([
    { by: "olivia", after: { verdict: "delete" }, reason: "It is spam." },
    { by: "mira", before: { hidden: true }, after: { verdict: "unhidden" }, reason: null },
    { by: "mira", before: { hidden: false }, after: { verdict: "hide" } },
  ]);
});

it("reverts hiding on the page of a work like a decision in the queue, without telling anyone", async () => {
  const id = await finished();
  const seen = async () => (await as(null)("GET", `/api/creations/${id}`)).status;
  const undo = (who: string) =>
    as(who)("POST", "/api/moderation/decisions/undo", { ids: [id] }, `undo-${who}-${id}`);
  await act("mira", id, "hide");
  expect(await seen()).toBe(404);
  expect((await undo("olivia")).body.failed).toEqual([{ id, code: "DECISION_FINAL" }]);
  expect((await undo("mira")).body).toMatchObject({ done: [id], failed: [] });
  await finishDecisions(server);
  expect(await seen()).toBe(200);
  await hearAll(database, listener);
  const { body } = await ada("GET", "/api/notifications");
  expect(
    body.items.filter((one: { creation: { id: string } | null }) => one.creation?.id === id),
  ).toEqual([]);
  // The audit log keeps that it was out of sight.
  const log = (await as("olivia")("GET", `/api/admin/audit?subject=${id}`)).body.items;
  expect(log).toMatchObject([{ action: "creation.decision-undone", by: "mira" }]);
});

it("tells the owner when a moderator approves on the page of a work", async () => {
  const id = await finished({ status: "review" });
  await act("mira", id, "approve", "");
  await hearAll(database, listener);
  const { body } = await ada("GET", "/api/notifications");
  expect(body.items[0]).toMatchObject({ creation: { id }, title: "Your picture was checked" });
});
