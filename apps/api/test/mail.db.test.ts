import { postgresMailRecipients } from "@kinora/database/notification/postgres-mail-recipients";
import { unsubscribeToken } from "@kinora/messaging/mail/unsubscribe-token";
import { expect, it } from "vitest";
import { MAIL, startTestServer } from "./test-server.ts";

const { as, database, server } = await startTestServer();
const [ada, bruno] = [as("ada"), as("bruno")];
for (const person of [ada, bruno]) await person("GET", "/api/me");
const PATH = "/api/notifications/mail";
const door = (userId: string, secret = MAIL.secret) =>
  `/mail/unsubscribe/${unsubscribeToken(userId, secret)}`;
const choice = { money: true, decisions: true, digest: true };
const press = (url: string) =>
  server.inject({
    ...{ method: "POST", url, payload: "List-Unsubscribe=One-Click" },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const digestOf = async (userId: string) =>
  (await postgresMailRecipients(database).find(userId)).choice.digest;

it("shows the mail address and settings, and stores changes", async () => {
  await database.updateTable("app_user").set({ email_verified: true }).execute();
  const address = "a1@privaterelay.appleid.com";
  await database
    .updateTable("app_user")
    .set({ email: address })
    .where("id", "=", "usr_ada")
    .execute();
  expect((await ada("GET", PATH)).body).toEqual({
    ...{ money: true, decisions: true, digest: false },
    ...{ offered: true, address, relayed: true, bounced: false },
  });
  expect(await ada("PUT", PATH, { ...choice, money: false })).toMatchObject({
    ...{ status: 200, body: { money: false, decisions: true, digest: true } },
  });
  expect((await bruno("GET", PATH)).body).toMatchObject({ money: true, digest: false });
  expect(await ada("PUT", PATH, { ...choice, security: false })).toMatchObject({ status: 422 });
  const at = new Date();
  await postgresMailRecipients(database).bounce("usr_ada", { address, status: 550, at });
  expect((await ada("GET", PATH)).body).toMatchObject({ bounced: true, money: false });
});

it("ends the weekly mail with one click, signed out and repeatedly, while a GET changes nothing", async () => {
  await ada("PUT", PATH, choice);
  await bruno("PUT", PATH, choice);
  const looked = await server.inject({ method: "GET", url: door("usr_ada") });
  expect(looked.statusCode).toBe(200);
  expect(looked.body).toContain("<button");
  expect(await digestOf("usr_ada")).toBe(true);
  for (let times = 0; times < 2; times += 1)
    expect((await press(door("usr_ada"))).statusCode).toBe(200);
  expect(await digestOf("usr_ada")).toBe(false);
  expect(await digestOf("usr_bruno")).toBe(true);
  expect((await ada("GET", PATH)).body).toMatchObject({ money: true, decisions: true });
});

it.each([
  ["of another secret", door("usr_bruno", "x".repeat(32))],
  ["without a signature", `/mail/unsubscribe/${Buffer.from("usr_bruno").toString("base64url")}.`],
  ["of nothing", "/mail/unsubscribe/."],
])("changes nothing with a token %s", async (_, url) => {
  await bruno("PUT", PATH, choice);
  await press(url);
  expect(await digestOf("usr_bruno")).toBe(true);
});

it("shows an empty mailbox page", async () => {
  const page = await server.inject({ method: "GET", url: "/local/mail" });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("No mail was sent yet.");
});
