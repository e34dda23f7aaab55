import { NOTIFICATION_KINDS } from "@kinora/contracts/notification/notification";
import { postgresNotificationStore } from "@kinora/database/notification/postgres-notification-store";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer();
const [ada, bruno] = [as("ada"), as("bruno")];
for (const person of [ada, bruno]) await person("GET", "/api/me");
const PATH = "/api/notifications/settings";
const all = Object.fromEntries(
  NOTIFICATION_KINDS.map((kind) => [kind, { inApp: true, push: true }]),
);
const quietHours = { from: "22:30", to: "07:00", zone: "Europe/Berlin" };

it("allows everything at any time by default, separately for each user", async () => {
  const before = { kinds: all, quietHours: null };
  expect(await ada("GET", PATH)).toMatchObject({ status: 200, body: before });
  const chosen = {
    kinds: { ...all, image: { inApp: false, push: true }, badge: { inApp: true, push: false } },
    quietHours,
  };
  expect(await ada("PUT", PATH, chosen)).toMatchObject({ status: 200, body: chosen });
  expect((await ada("GET", PATH)).body).toEqual(chosen);
  expect((await bruno("GET", PATH)).body).toEqual(before);
  expect((await ada("PUT", PATH, before)).body).toEqual(before);
  expect((await ada("GET", PATH)).body).toEqual(before);
});

it.each([
  ["a missing kind", { kinds: { image: all.image }, quietHours: null }, "kinds.video"],
  ["an unknown kind", { kinds: { ...all, gossip: all.image }, quietHours: null }, "kinds"],
  [
    "a missing channel",
    { kinds: { ...all, image: { push: true } }, quietHours: null },
    "kinds.image.inApp",
  ],
  ["an hour too late", { kinds: all, quietHours: { ...quietHours, to: "24:00" } }, "quietHours.to"],
  [
    "an unknown zone",
    { kinds: all, quietHours: { ...quietHours, zone: "Mars/Base" } },
    "quietHours.zone",
  ],
  [
    "hours without length",
    { kinds: all, quietHours: { ...quietHours, to: "22:30" } },
    "quietHours.to",
  ],
  [
    "no list for what waits for an answer",
    { kinds: { ...all, action: { inApp: false, push: true } }, quietHours: null },
    "kinds.action.inApp",
  ],
])("rejects %s and names the field", async (_, body, path) => {
  const refused = await ada("PUT", PATH, body);
  expect(refused).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
  expect(refused.body.details.fields.map((field: { path: string }) => field.path)).toContain(path);
});

it("omits unwanted notifications from list and count until they are wanted again", async () => {
  const notifications = postgresNotificationStore(database);
  const tell = (kind: "image" | "video") =>
    notifications.add({
      ...{ userId: "usr_ada", kind, topic: "made", href: "/item/1", action: null },
      message: { code: "creation.ready", params: { kind, prompt: kind } },
      ...{ creationId: null, waitsFor: null, expiresAt: null, createdAt: clock.now },
      dedupeKey: `test:${kind}`,
    });
  await tell("image");
  await tell("video");
  const bodies = async () => {
    const { items, unread } = (await ada("GET", "/api/notifications")).body;
    const told = items.filter(({ code }: { code: string }) => code === "creation.ready");
    return { told: told.map(({ kind }: { kind: string }) => kind), unread };
  };
  const { unread } = await bodies();
  await ada("PUT", PATH, {
    kinds: { ...all, image: { inApp: false, push: true } },
    quietHours: null,
  });
  expect(await bodies()).toEqual({ told: ["video"], unread: unread - 1 });
  expect((await ada("GET", "/api/me")).body.unread).toBe(unread - 1);
  await ada("PUT", PATH, { kinds: all, quietHours: null });
  expect((await bodies()).told.sort()).toEqual(["image", "video"]);
});
