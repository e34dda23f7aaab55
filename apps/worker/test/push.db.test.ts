import type { Agent } from "node:https";
import { readPushSettings } from "@kinora/contracts/notification/push-settings";
import { recordEvent } from "@kinora/database/event/record-event";
import { postgresNotificationSettings } from "@kinora/database/notification/postgres-notification-settings";
import { postgresNotificationStore } from "@kinora/database/notification/postgres-notification-store";
import { postgresPushDeliveries } from "@kinora/database/notification/postgres-push-deliveries";
import { postgresPushSubscriptions } from "@kinora/database/notification/postgres-push-subscriptions";
import { pushListener } from "@kinora/database/notification/push-listener";
import { type DeliverPushPorts, deliverPush } from "@kinora/domain/notification/deliver-push";
import { kindsBut } from "@kinora/domain/notification/notification-settings";
import type { NewNotification } from "@kinora/domain/notification/notification-store";
import { notify } from "@kinora/domain/notification/notify";
import { publicKeyOf } from "@kinora/messaging/push/public-key";
import { openPushSender } from "@kinora/messaging/push/send-push";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { crashingPool, type Fuse } from "@kinora/testing/gem/crashing-pool";
import {
  newBrowser,
  type PushedBrowser,
  startPushService,
} from "@kinora/testing/notification/push-service";
import { notificationWords } from "@kinora/text/notification-words";
import { Kysely, PostgresDialect } from "kysely";
import { beforeEach, expect, it, onTestFinished } from "vitest";

const { database, pool } = await createTestDatabase();
const fuse: Fuse = { statementsLeft: null, afterwards: false, blown: 0 };
const breakable = new Kysely<never>({
  dialect: new PostgresDialect({ pool: crashingPool(pool, fuse) }),
}) as unknown as typeof database;
const MINUTE = 60_000;
const settings = readPushSettings({
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 9).toString("base64url"),
  PUBLIC_URL: "https://kinora.example",
  PUSH_SERVICES: "push.test",
});
let clock = fixedClock();
const listener = pushListener(() => clock.now());

beforeEach(async () => {
  await database.deleteFrom("app_user").execute();
  await database.deleteFrom("domain_event").execute();
  await insertPerson(database, "ada");
  clock = fixedClock();
});

const startService = async () => {
  const service = await startPushService();
  onTestFinished(service.close);
  return service;
};
const portsOn = (executor: typeof database, agent: Agent): DeliverPushPorts => {
  if (!settings) throw new Error("There is a key.");
  return {
    pushes: postgresPushDeliveries(executor),
    notificationSettings: postgresNotificationSettings(executor),
    send: openPushSender(settings, agent),
    wordsOf: (says) => ("code" in says ? notificationWords(says, "en") : says),
    now: () => clock.now(),
  };
};
const subscribe = ({ endpoint, keys }: PushedBrowser) =>
  postgresPushSubscriptions(database).add(
    { endpoint, keys, userId: "ada", sessionId: null, locale: "en", createdAt: clock.now() },
    10,
  );
const tell = async (key: string, code: "creation.ready" | "gem.given" = "creation.ready") => {
  const about: Pick<NewNotification, "kind" | "topic" | "href" | "message"> =
    code === "gem.given"
      ? ({
          kind: "badge",
          topic: null,
          href: "/gems",
          message: { code, params: { gems: 5 } },
        } as const)
      : ({
          ...{ kind: "image", topic: "made", href: `/item/${key}` },
          message: { code, params: { kind: "image", prompt: "a fox in the rain" } },
        } as const);
  const id = await notify(
    { notifications: postgresNotificationStore(database), record: recordEvent(database) },
    {
      ...{ userId: "ada", action: null, creationId: null, waitsFor: null, expiresAt: null },
      ...{ ...about, createdAt: clock.now(), dedupeKey: key },
    },
  );
  await hearAll(database, listener);
  return id ?? "";
};
const drain = async (agent: Agent) => {
  while (await deliverPush(portsOn(database, agent)));
};
const standing = async () =>
  (
    await database
      .selectFrom("push_delivery")
      .select(["state", "tries", "status", "next_at", "short"])
      .execute()
  ).map(({ next_at: at, ...rest }) => ({ ...rest, wait: +at - +clock.now() }));
const browsers = async () =>
  (await database.selectFrom("push_subscription").select("endpoint").execute()).length;

it("encrypts the notification for each browser and signs it with this server's key", async () => {
  const service = await startService();
  const [phone, desk] = [newBrowser("phone"), newBrowser("desk")];
  await subscribe(phone);
  await subscribe(desk);
  const id = await tell("one");
  await drain(service.agent);
  const message = {
    ...{ id: `${id} ${+clock.now()}`, tag: id, kind: "image", path: "/item/one" },
    ...{ title: "Your picture is ready", body: "a fox in the rain" },
  };
  expect(service.readBy(phone)).toEqual([message]);
  expect(service.readBy(desk)).toEqual([message]);
  expect(service.senders[0]).toMatchObject({
    ...{
      aud: "https://push.test",
      sub: "https://kinora.example",
      key: publicKeyOf(settings?.privateKey ?? ""),
    },
  });
  expect(service.received[0]?.headers).toMatchObject({
    ...{ "content-encoding": "aes128gcm", ttl: "86400", topic: id.replaceAll("-", "") },
  });
  expect(service.received[0]?.body.includes("fox")).toBe(false);
  await drain(service.agent);
  expect(service.received).toHaveLength(2);
});

it.each([404, 410])("removes a browser for which the service answers %d", async (status) => {
  const service = await startService();
  await subscribe(newBrowser("phone"));
  await tell("one");
  service.answers([status]);
  await drain(service.agent);
  expect(await browsers()).toBe(0);
  expect(await standing()).toEqual([]);
});

it("shortens a message that is too large to its title, once", async () => {
  const service = await startService();
  const phone = newBrowser("phone");
  await subscribe(phone);
  await tell("one");
  service.answers([413], [413]);
  await drain(service.agent);
  expect(service.readBy(phone).map(({ body }) => body)).toEqual(["a fox in the rain", ""]);
  expect(await standing()).toMatchObject([{ state: "failed", status: 413 }]);
});

it("waits for as long as the service asks, or a default time", async () => {
  const service = await startService();
  await subscribe(newBrowser("phone"));
  await tell("one");
  service.answers([429, { "retry-after": "600" }], [503], [201]);
  await drain(service.agent);
  expect(await standing()).toMatchObject([{ state: "waiting", tries: 1, wait: 10 * MINUTE }]);
  clock.advance(10 * MINUTE - 1);
  await drain(service.agent);
  expect(service.received).toHaveLength(1);
  clock.advance(1);
  await drain(service.agent);
  expect(await standing()).toMatchObject([{ state: "waiting", tries: 2, wait: MINUTE }]);
  clock.advance(MINUTE);
  await drain(service.agent);
  expect(await standing()).toMatchObject([{ state: "sent", status: 201 }]);
});

it("gives up after hours of errors, and at once when the service rejects the message", async () => {
  const service = await startService();
  await subscribe(newBrowser("phone"));
  await tell("one");
  service.answers(...Array.from({ length: 20 }, () => [500] as const));
  for (let hours = 0; hours < 24; hours += 1) {
    await drain(service.agent);
    clock.advance(60 * MINUTE);
  }
  expect(await standing()).toMatchObject([{ state: "failed", tries: 10, status: 500 }]);
  expect(service.received).toHaveLength(10);
  await tell("two");
  service.answers([301, { location: "https://push.test/elsewhere" }]);
  await drain(service.agent);
  expect(service.received.filter(({ path }) => path !== "/phone")).toEqual([]);
  expect(await standing()).toContainEqual(
    expect.objectContaining({ state: "failed", status: 301 }),
  );
});

it("sends nothing to an unlisted service, whatever the database contains", async () => {
  const service = await startService();
  const stranger = { ...newBrowser("x"), endpoint: "https://10.0.0.1/x" };
  await subscribe(stranger);
  await tell("one");
  await drain(service.agent);
  expect(service.received).toEqual([]);
  expect(await standing()).toMatchObject([{ state: "failed", status: 403 }]);
});

it("waits for quiet hours to end, and drops what was read or disabled meanwhile", async () => {
  const service = await startService();
  const phone = newBrowser("phone");
  await subscribe(phone);
  const choose = (quiet: boolean, unpushed: string[]) =>
    postgresNotificationSettings(database).save(
      "ada",
      {
        kinds: kindsBut([], unpushed),
        quietHours: quiet ? { from: "11:00", to: "13:00", zone: "UTC" } : null,
      },
      clock.now(),
    );
  // The clock is at noon.
  await choose(true, []);
  const read = await tell("read");
  await tell("kept");
  await tell("gems", "gem.given");
  await drain(service.agent);
  expect(service.received).toEqual([]);
  await postgresNotificationStore(database).markRead("ada", [read], clock.now());
  await choose(true, ["badge"]);
  clock.advance(60 * MINUTE);
  await drain(service.agent);
  expect(service.readBy(phone).map(({ path }) => path)).toEqual(["/item/kept"]);
  await tell("never", "gem.given");
  await drain(service.agent);
  expect(service.received).toHaveLength(1);
});

/** A browser shows each message id once, like the app's service worker. */
it("shows every message once, whichever statement a worker dies at", async () => {
  const service = await startService();
  const phone = newBrowser("phone");
  await subscribe(phone);
  const paths: string[] = [];
  let sendings = 0;
  for (const afterwards of [false, true])
    for (let at = 0; at < 8; at += 1) {
      const key = `${afterwards} ${at}`;
      paths.push(`/item/${key}`);
      await tell(key);
      Object.assign(fuse, { statementsLeft: at, afterwards });
      await deliverPush(portsOn(breakable, service.agent)).catch(() => {});
      fuse.statementsLeft = null;
      sendings = service.received.length;
      // Another worker takes it over once it counts as interrupted.
      clock.advance(2 * MINUTE);
      await drain(service.agent);
    }
  expect(fuse.blown).toBeGreaterThanOrEqual(8);
  // Some were sent twice, because the worker died between the response and recording it.
  expect(sendings).toBeGreaterThan(paths.length - 1);
  const shown = new Map(service.readBy(phone).map(({ id, path }) => [id, path]));
  expect([...shown.values()].sort()).toEqual(paths.sort());
  expect((await standing()).map(({ state }) => state)).toEqual(paths.map(() => "sent"));
});
