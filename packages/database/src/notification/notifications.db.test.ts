import type { DomainEvent } from "@kinora/domain/event/domain-event";
import { listNotifications } from "@kinora/domain/notification/list-notifications";
import type { StoredNotification } from "@kinora/domain/notification/notification-store";
import { notify } from "@kinora/domain/notification/notify";
import { readNotifications } from "@kinora/domain/notification/read-notifications";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { beforeEach, expect, it } from "vitest";
import { postgresNotificationStore } from "./postgres-notification-store.ts";

const { database } = await createTestDatabase();
const notifications = postgresNotificationStore(database);
let clock = fixedClock();
let recorded: DomainEvent[] = [];

beforeEach(async () => {
  await database.deleteFrom("app_user").execute();
  await insertPerson(database, "ada");
  await insertPerson(database, "ben");
  clock = fixedClock();
  recorded = [];
});

const tell = (dedupeKey: string, change: { userId?: string; expiresAt?: Date } = {}) =>
  notify(
    { notifications, record: async (event) => void recorded.push(event) },
    {
      ...{ userId: "ada", kind: "video", topic: "made", href: "/item/1", waitsFor: null },
      message: { code: "creation.ready", params: { kind: "video", prompt: dedupeKey } },
      ...{ action: null, creationId: null, expiresAt: null, createdAt: clock.now() },
      ...{ dedupeKey, ...change },
    },
  );
const promptOf = ({ says }: StoredNotification) =>
  "code" in says && says.code === "creation.ready" ? says.params.prompt : "";
const list = (cursor: string | null = null, limit = 10) =>
  listNotifications({ notifications }, { userId: "ada", cursor, limit, now: clock.now() });
const read = (userId: string, ids: string[] | null) =>
  readNotifications({ notifications }, { userId, ids, now: clock.now() });

it("raises each notification once, and alerts once", async () => {
  const id = await tell("job:1:done");
  expect(await tell("job:1:done")).toBeNull();
  expect(await tell("job:1:done", { userId: "ben" })).not.toBeNull();
  expect(recorded.filter(({ userId }) => userId === "ada")).toEqual([
    { type: "notification.added", subjectId: id, userId: "ada", payload: {} },
  ]);
});

it("pages newest first, ties included, and counts all unread on every page", async () => {
  for (let n = 0; n < 9; n++) {
    await tell(`n${n}`);
    if (n % 3 === 2) clock.advance(1_000);
  }
  const prompts: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(cursor, 2);
    expect(page.unread).toBe(9 + prompts.length / 2);
    prompts.push(...page.items.map(promptOf));
    cursor = page.nextCursor;
    await tell(`late ${prompts.length}`);
  } while (cursor !== null);
  expect(new Set(prompts).size).toBe(9);
});

it("marks some or all as read, never those of other users", async () => {
  const first = (await tell("a")) ?? "";
  await tell("b");
  const others = (await tell("c", { userId: "ben" })) ?? "";
  expect(await read("ada", [first, others, "no such id"])).toEqual({ unread: 1 });
  expect(await read("ada", [])).toEqual({ unread: 1 });
  expect(await notifications.unread("ben", clock.now())).toBe(1);
  expect((await list()).items.map((item) => item.read)).toEqual([false, true]);
  expect(await read("ada", null)).toEqual({ unread: 0 });
  expect(await list()).toMatchObject({ unread: 0, items: [{ read: true }, { read: true }] });
});

it("neither shows nor counts what has ended or expired, and does not revive it", async () => {
  const ended = (await tell("ended")) ?? "";
  const expiring = (await tell("expiring", { expiresAt: new Date(+clock.now() + 1_000) })) ?? "";
  await notifications.end("ada", "ended", clock.now());
  expect(await list()).toMatchObject({ unread: 1, items: [{ id: expiring }] });
  clock.advance(1_000);
  expect(await list()).toEqual({ items: [], nextCursor: null, unread: 0 });
  expect(await notifications.find("ada", ended, clock.now())).toBeNull();
  expect(await tell("ended")).toBeNull();
});

it("shows a notification only to its user", async () => {
  const id = (await tell("a")) ?? "";
  expect(await notifications.find("ada", id, clock.now())).toMatchObject({ id, read: false });
  expect(await notifications.find("ben", id, clock.now())).toBeNull();
});

it.each(["x", "~", "1~", "' or 1=1"])("refuses the cursor %s", async (cursor) => {
  await expect(list(cursor)).rejects.toMatchObject({ code: "INVALID_INPUT" });
});

it("stores a notification's message, and shows older ones with their original text", async () => {
  await tell("new");
  await database
    .insertInto("notification")
    .values({
      ...{ id: "old", user_id: "ada", kind: "action", title: "Your gems", body: "Claim them." },
      ...{ href: "/gems", action_label: "Claim 10 gems", action_kind: "daily-claim" },
      ...{ dedupe_key: "old", created_at: new Date(+clock.now() - 1_000) },
    })
    .execute();
  const { items } = await list();
  expect(items).toMatchObject([
    {
      says: { code: "creation.ready", params: { kind: "video", prompt: "new" } },
      action: null,
    },
    {
      says: { title: "Your gems", body: "Claim them.", action: "Claim 10 gems" },
      action: "daily-claim",
    },
  ]);
});
