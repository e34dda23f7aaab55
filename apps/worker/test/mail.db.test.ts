import type { NotificationCode } from "@kinora/contracts/message/message";
import { recordEvent } from "@kinora/database/event/record-event";
import { mailListener } from "@kinora/database/notification/mail-listener";
import { postgresMailDeliveries } from "@kinora/database/notification/postgres-mail-deliveries";
import {
  endDigest,
  postgresMailRecipients,
} from "@kinora/database/notification/postgres-mail-recipients";
import { postgresNotificationSettings } from "@kinora/database/notification/postgres-notification-settings";
import { postgresNotificationStore } from "@kinora/database/notification/postgres-notification-store";
import { type DeliverMailPorts, deliverMail } from "@kinora/domain/notification/deliver-mail";
import { kindsBut } from "@kinora/domain/notification/notification-settings";
import type { NewNotification } from "@kinora/domain/notification/notification-store";
import { notify } from "@kinora/domain/notification/notify";
import { onceAccepted } from "@kinora/domain/notification/once-accepted";
import { openSmtpMailer } from "@kinora/messaging/mail/smtp-mailer";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { crashingPool, type Fuse } from "@kinora/testing/gem/crashing-pool";
import { Kysely, PostgresDialect } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { mailWriter } from "../src/notification/write-mail.ts";
import { headOf, startMailServer } from "./mail-server.ts";

const { database, pool } = await createTestDatabase();
const fuse: Fuse = { statementsLeft: null, afterwards: false, blown: 0 };
const breakable = new Kysely<never>({
  dialect: new PostgresDialect({ pool: crashingPool(pool, fuse) }),
}) as unknown as typeof database;
const MINUTE = 60_000;
const PUBLIC_URL = "https://kinora.example";
let clock = fixedClock();
const listener = mailListener(() => clock.now(), true);
const recipients = postgresMailRecipients(database);

beforeEach(async () => {
  await database.deleteFrom("app_user").execute();
  await database.deleteFrom("domain_event").execute();
  await insertPerson(database, "ada");
  await database.updateTable("app_user").set({ email_verified: true }).execute();
  clock = fixedClock();
});

const portsOn = (executor: typeof database, url: string): DeliverMailPorts => ({
  mails: postgresMailDeliveries(executor),
  recipients: postgresMailRecipients(executor),
  send: openSmtpMailer(url, "Kinora <kinora@kinora.example>", PUBLIC_URL),
  write: mailWriter(PUBLIC_URL, (id) => `${PUBLIC_URL}/mail/unsubscribe/${id}.x`, "en"),
  now: () => clock.now(),
});
const messages = {
  "gem.given": { code: "gem.given", params: { gems: 5 } },
  "account.tokenMade": { code: "account.tokenMade", params: {} },
  "creation.hidden": {
    code: "creation.hidden",
    params: { kind: "image", madeOn: null, rule: "harmful", reason: "<b>x</b>\r\nBcc: e@x.org" },
  },
  "creation.ready": { code: "creation.ready", params: { kind: "image", prompt: "a fox" } },
} as const satisfies Partial<Record<NotificationCode, NewNotification["message"]>>;
const tell = async (key: string, code: keyof typeof messages = "gem.given") => {
  const id = await notify(
    { notifications: postgresNotificationStore(database), record: recordEvent(database) },
    {
      ...{ userId: "ada", kind: "badge", topic: null, href: "/gems", action: null },
      ...{ creationId: null, waitsFor: null, expiresAt: null, message: messages[code] },
      ...{ createdAt: clock.now(), dedupeKey: key },
    },
  );
  await hearAll(database, listener);
  return id ?? "";
};
const drain = async (url: string) => {
  while (await deliverMail(portsOn(database, url)));
};
const standing = async () =>
  (
    await database
      .selectFrom("mail_delivery")
      .select(["state", "tries", "status", "next_at"])
      .orderBy("id")
      .execute()
  ).map(({ next_at: at, ...rest }) => ({ ...rest, wait: +at - +clock.now() }));

it("mails about safety first, gems and decisions, each exactly once, and nothing else", async () => {
  const server = await startMailServer();
  await tell("one");
  await tell("two", "account.tokenMade");
  await tell("three", "creation.ready");
  await hearAll(database, listener);
  await drain(server.url);
  await drain(server.url);
  expect(server.taken.map(({ to, raw }) => [to, headOf(raw, "Subject")])).toEqual([
    ["ada@example.com", "An access token was created for your account"],
    ["ada@example.com", "You were given 5 gems"],
  ]);
  const { id } = await database
    .selectFrom("mail_delivery")
    .select("id")
    .where("mail_group", "=", "money")
    .executeTakeFirstOrThrow();
  const raw = server.taken[1]?.raw ?? "";
  expect(headOf(raw, "Message-ID")).toBe(`<${id}@kinora.example>`);
  expect(headOf(raw, "From")).toBe("Kinora <kinora@kinora.example>");
  expect(headOf(raw, "List-Unsubscribe")).toBe(null);
  expect(raw).toContain("text/plain");
  expect(raw).toContain("text/html");
  expect(raw).not.toMatch(/<img|https?:\/\/(?!kinora\.example)/);
});

it("puts no user text into headers and escapes it in HTML", async () => {
  const server = await startMailServer();
  await tell("one", "creation.hidden");
  await drain(server.url);
  const raw = server.taken[0]?.raw ?? "";
  expect(server.taken).toHaveLength(1);
  expect(headOf(raw, "Bcc")).toBe(null);
  expect(raw.split("text/html")[1]).not.toContain("<b>x");
});

it("retries temporary errors of a mail server and gives up on permanent ones", async () => {
  const server = await startMailServer();
  server.fails(
    { at: "data", status: 451 },
    { at: "rcpt", status: 450 },
    { at: "data", status: 554 },
  );
  await tell("one");
  await drain(server.url);
  expect(await standing()).toEqual([{ state: "waiting", tries: 1, status: 451, wait: MINUTE / 2 }]);
  clock.advance(MINUTE / 2);
  await drain(server.url);
  expect(await standing()).toMatchObject([
    { state: "waiting", tries: 2, status: 450, wait: MINUTE },
  ]);
  clock.advance(MINUTE);
  await drain(server.url);
  expect(await standing()).toMatchObject([{ state: "failed", status: 554 }]);
  expect(server.taken).toEqual([]);
  expect((await recipients.find("ada")).bounced).toBe(false);
});

it("remembers a rejected address until it is replaced", async () => {
  const server = await startMailServer();
  server.fails({ at: "rcpt", status: 550 });
  await tell("one");
  await drain(server.url);
  expect(await standing()).toMatchObject([{ state: "failed", status: 550 }]);
  expect((await recipients.find("ada")).bounced).toBe(true);
  await tell("two", "account.tokenMade");
  await drain(server.url);
  expect((await standing()).map(({ state }) => state)).toEqual(["failed", "unneeded"]);
  expect(server.taken).toEqual([]);
  await database.updateTable("app_user").set({ email: "new@example.com" }).execute();
  await tell("three");
  await drain(server.url);
  expect(server.taken.map(({ to }) => to)).toEqual(["new@example.com"]);
});

it("does not blame the address for a relay refusal or a wrong password", async () => {
  const server = await startMailServer();
  server.fails({ at: "rcpt", status: 550, text: "5.7.1 Relaying denied" });
  await tell("one");
  await drain(server.url);
  expect(await standing()).toMatchObject([{ state: "failed", status: 550 }]);
  expect((await recipients.find("ada")).bounced).toBe(false);
  await tell("two");
  await drain(server.url.replace("smtp://", "smtp://eve:wrong@"));
  expect((await standing())[1]).toMatchObject({ state: "waiting", status: 0 });
});

it("sends no mail about old notifications when mailing is first enabled", async () => {
  const begun = clock.now();
  await notify(
    { notifications: postgresNotificationStore(database), record: recordEvent(database) },
    {
      ...{ userId: "ada", kind: "badge", topic: null, href: "/gems", action: null },
      ...{ creationId: null, waitsFor: null, expiresAt: null, message: messages["gem.given"] },
      ...{ createdAt: begun, dedupeKey: "old" },
    },
  );
  clock.advance(25 * 60 * MINUTE);
  await hearAll(database, listener);
  expect(await standing()).toEqual([]);
});

it("does not resend a mail known to be accepted when that could not be stored", async () => {
  const server = await startMailServer();
  await tell("one");
  const ports = portsOn(database, server.url);
  const send = onceAccepted(ports.send);
  const unstored = {
    ...ports.mails,
    end: () => Promise.reject(new Error("The database is away")),
  };
  await expect(deliverMail({ ...ports, send, mails: unstored })).rejects.toThrow("away");
  clock.advance(60 * MINUTE);
  await deliverMail({ ...ports, send });
  expect(server.taken).toHaveLength(1);
  expect(await standing()).toMatchObject([{ state: "sent", tries: 2, status: 250 }]);
});

it("sends nothing to an unverified address", async () => {
  const server = await startMailServer();
  await database.updateTable("app_user").set({ email_verified: false }).execute();
  await tell("one", "account.tokenMade");
  await drain(server.url);
  expect(server.taken).toEqual([]);
});

it("respects quiet hours and choices, except for mails about safety", async () => {
  const server = await startMailServer();
  await recipients.choose("ada", { money: true, decisions: false, digest: false });
  const quietHours = { from: "11:00", to: "13:00", zone: "UTC" };
  const chosen = { kinds: kindsBut([], []), quietHours };
  // The clock is at noon.
  await postgresNotificationSettings(database).save("ada", chosen, clock.now());
  await tell("one");
  await tell("two", "creation.hidden");
  await tell("three", "account.tokenMade");
  await drain(server.url);
  const subjects = () => server.taken.map(({ raw }) => headOf(raw, "Subject"));
  expect(subjects()).toEqual(["An access token was created for your account"]);
  clock.advance(60 * MINUTE);
  await drain(server.url);
  expect(subjects()).toEqual([
    "An access token was created for your account",
    "You were given 5 gems",
  ]);
});

it("limits mails to twenty a day, thirty including those about safety", async () => {
  for (let nth = 0; nth < 35; nth += 1) await tell(`gem ${nth}`);
  expect(await standing()).toHaveLength(20);
  for (let nth = 0; nth < 35; nth += 1) await tell(`token ${nth}`, "account.tokenMade");
  expect(await standing()).toHaveLength(30);
  clock.advance(24 * 60 * MINUTE);
  await tell("tomorrow");
  expect(await standing()).toHaveLength(31);
});

it("sends a requested weekly digest once, and only if there is news", async () => {
  const server = await startMailServer();
  const mails = postgresMailDeliveries(database);
  await recipients.choose("ada", { money: false, decisions: true, digest: true });
  await mails.orderDigests(clock.now());
  expect(await standing()).toEqual([]);
  await tell("one", "creation.ready");
  await mails.orderDigests(clock.now());
  await mails.orderDigests(clock.now());
  await drain(server.url);
  expect(server.taken).toHaveLength(1);
  const raw = server.taken[0]?.raw ?? "";
  expect(headOf(raw, "Subject")).toBe("Your week on Kinora");
  expect(headOf(raw, "List-Unsubscribe")).toBe(`<${PUBLIC_URL}/mail/unsubscribe/ada.x>`);
  expect(headOf(raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  expect(raw).toContain("You have 1 unread notification.");
  await endDigest(database, "ada");
  clock.advance(7 * 24 * 60 * MINUTE);
  await tell("two", "creation.ready");
  await mails.orderDigests(clock.now());
  await drain(server.url);
  expect(server.taken).toHaveLength(1);
});

it("resends a mail of unknown outcome under the same id", async () => {
  const server = await startMailServer();
  server.fails({ at: "cut" });
  await tell("one");
  await drain(server.url);
  expect(await standing()).toMatchObject([{ state: "waiting", tries: 1, status: 0 }]);
  clock.advance(MINUTE);
  await drain(server.url);
  expect(await standing()).toMatchObject([{ state: "sent", tries: 2, status: 250 }]);
  const ids = server.taken.map(({ raw }) => headOf(raw, "Message-ID"));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it("loses no mail and creates no second id, whichever statement a worker dies at", async () => {
  const server = await startMailServer();
  let told = 0;
  for (const afterwards of [false, true])
    for (let at = 0; at < 5; at += 1) {
      await tell(`${afterwards} ${at}`);
      told += 1;
      Object.assign(fuse, { statementsLeft: at, afterwards });
      await deliverMail(portsOn(breakable, server.url)).catch(() => {});
      fuse.statementsLeft = null;
      // Another worker takes it over once it counts as interrupted.
      clock.advance(2 * MINUTE);
      await drain(server.url);
    }
  expect(fuse.blown).toBeGreaterThanOrEqual(8);
  expect(new Set(server.taken.map(({ raw }) => headOf(raw, "Message-ID"))).size).toBe(told);
  expect((await standing()).map(({ state }) => state)).toEqual(Array(told).fill("sent"));
  // Two are accepted twice: the worker died before it knew that their end was stored.
  expect(server.taken.length).toBeLessThanOrEqual(told + 2);
});
