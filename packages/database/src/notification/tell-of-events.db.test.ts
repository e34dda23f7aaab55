import type { DomainEvent } from "@kinora/domain/event/domain-event";
import { likeCreation } from "@kinora/domain/feed/like-creation";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { beforeEach, expect, it } from "vitest";
import { postgresDeletions } from "../account/postgres-deletions.ts";
import type { Database } from "../client.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { replay } from "../event/listen-again.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresLikeStore } from "../feed/postgres-like-store.ts";
import { notificationListener } from "./notification-listener.ts";
import { postgresNotificationStore } from "./postgres-notification-store.ts";

const { database } = await createTestDatabase();
const notifications = postgresNotificationStore(database);
const clock = fixedClock();
const listener = notificationListener(() => clock.now());
const MINUTE = 60_000;

const storesOn = (executor: Database) => ({
  creations: postgresCreationStore(executor),
  likes: postgresLikeStore(executor),
  record: recordEvent(executor),
});
const like = async (id: string) => {
  await likeCreation(
    { transact: (work) => database.transaction().execute((own) => work(storesOn(own))) },
    { creationId: "fox", viewer: { id, role: "user" }, now: clock.now() },
  );
  await hearAll(database, listener);
};
const happens = async (event: DomainEvent) => {
  await recordEvent(database)(event);
  await hearAll(database, listener);
};
const list = async (userId: string) =>
  (await notifications.list(userId, { after: null, limit: 10, now: clock.now() })).items;
const heard = async () =>
  (
    await database
      .selectFrom("domain_event")
      .select("id")
      .where("type", "=", "notification.added")
      .execute()
  ).length;

beforeEach(async () => {
  await database.deleteFrom("domain_event").execute();
  await database.deleteFrom("app_user").execute();
  for (const id of ["ada", "ben", "eva", "kim"]) await insertPerson(database, id);
  await insertCreation(database, { id: "fox", user_id: "ada" });
});

it("collapses likes into one row that names the latest user and becomes unread at most once an hour", async () => {
  await like("ada");
  expect(await list("ada")).toEqual([]);
  await like("ben");
  const [first] = await list("ada");
  const says = (name: string, others: number) => ({
    code: "creation.liked",
    params: { kind: "image", prompt: expect.any(String), by: name, name, others },
  });
  expect(first).toMatchObject({ kind: "image", topic: "liked", read: false, says: says("ben", 0) });

  // Read, then liked again within the hour: the text changes without an alert.
  await notifications.markRead("ada", null, clock.now());
  clock.advance(59 * MINUTE);
  await like("eva");
  expect(await list("ada")).toMatchObject([{ id: first?.id, read: true, says: says("eva", 1) }]);
  expect(await heard()).toBe(1);

  clock.advance(MINUTE);
  await like("kim");
  expect(await list("ada")).toMatchObject([
    { id: first?.id, read: false, createdAt: clock.now(), says: says("kim", 2) },
  ]);
  expect(await heard()).toBe(2);

  // A replay of all events raises nothing that was raised before.
  await notifications.markRead("ada", null, clock.now());
  clock.advance(120 * MINUTE);
  await replay(database, listener.name);
  await hearAll(database, listener);
  expect(await list("ada")).toMatchObject([{ read: true, says: says("kim", 2) }]);
  expect(await heard()).toBe(2);
});

it("shows a waiting story with a button until it continues", async () => {
  await database
    .insertInto("story")
    .values({
      ...{ id: "tale", user_id: "ada", prompt: "a fox", latest: `{"scenes":{}}` },
      ...{ created_at: clock.now(), updated_at: clock.now() },
    })
    .execute();
  const pause = { code: "SPEND_LIMIT", next: "pictures", gems: 5, left: 1 } as const;
  const setPause = (value: object | null) =>
    database
      .updateTable("story")
      .set({ pause: value && JSON.stringify(value) })
      .execute();
  const about = { subjectId: "tale", userId: "ada" };
  const changed = { type: "story.changed", ...about, payload: {} } as const;
  await setPause(pause);
  await happens({ type: "story.paused", ...about, payload: { ...pause, version: 1 } });
  await happens(changed);
  expect(await list("ada")).toMatchObject([
    { kind: "action", topic: "made", action: "open", href: "/story/tale" },
  ]);
  await setPause(null);
  await happens(changed);
  expect(await list("ada")).toEqual([]);
});

it("notifies a user of gems given or taken by staff", async () => {
  const about = { type: "gem.corrected", subjectId: "ada", userId: "ada" } as const;
  await happens({ ...about, payload: { correctionId: "c1", gems: 40, courtesy: false } });
  await happens({ ...about, payload: { correctionId: "c2", gems: -7, courtesy: false } });
  expect(await list("ada")).toMatchObject([
    { kind: "badge", topic: null, says: { code: "gem.taken", params: { gems: 7 } } },
    { kind: "badge", says: { code: "gem.given", params: { gems: 40 } } },
  ]);
});

it("shows the scheduled deletion of an account until it is cancelled, and a later one anew", async () => {
  const about = { subjectId: "ada", userId: "ada", payload: {} } as const;
  const deletions = postgresDeletions(database);
  const plan = async (days: number) => {
    const at = new Date(clock.now().getTime() + days * 24 * 60 * MINUTE);
    await deletions.set("ada", at, clock.now());
    await happens({ type: "person.deletionPlanned", ...about });
    return at;
  };
  const at = await plan(30);
  expect(await list("ada")).toMatchObject([
    {
      ...{ kind: "action", action: "open", href: "/settings", expiresAt: at },
      says: { code: "account.deletionPlanned", params: { at: at.toISOString() } },
    },
  ]);
  await deletions.set("ada", null, clock.now());
  await happens({ type: "person.deletionCalledOff", ...about });
  expect(await list("ada")).toEqual([]);
  await plan(31);
  expect(await list("ada")).toHaveLength(1);
});
