import { createHmac } from "node:crypto";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { postgresPublications } from "@kinora/database/publication/postgres-publications";
import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import { tiktokSimulator } from "@kinora/platform-simulators/tiktok/tiktok-simulator";
import { configuredPlatforms } from "@kinora/publishing/configured-platforms";
import { nodePlatformExchange } from "@kinora/publishing/http/node-platform-exchange";
import { openSealer } from "@kinora/storage/open-sealer";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { addPost } from "@kinora/testing/publication/add-post";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const HOUR = 3_600_000;
const SECRET = "simulated-secret";
const now = () => clock.now;
// Their addresses are never called.
const platforms = configuredPlatforms(
  {
    ...metaSimulator({ now }).environment("http://127.0.0.1:9"),
    ...tiktokSimulator({ now }).environment("http://127.0.0.1:9"),
  },
  { exchange: nodePlatformExchange(), now: () => now() },
);
const { server, as, database, clock } = await startTestServer({
  ...{ sealingSecrets: ["s".repeat(32)], platforms },
});
const START = clock.now;
const stores = postgresConnections(database);
const listener = notificationListener(() => now());
const sealed = await openSealer(["s".repeat(32)]).seal("secret tokens", "test");

beforeEach(async () => {
  clock.now = START;
  await sql`truncate platform_connection, platform_deletion`.execute(database);
});

async function insertConnection(id: string, change: Record<string, unknown> = {}) {
  await database
    .insertInto("platform_connection")
    .values({
      ...{ id, user_id: "usr_ada", platform: "facebook", flavour: "facebook-login", sealed },
      ...{ account_id: `account of ${id}`, person_id: "123", name: `Name of ${id}` },
      ...{ picture_url: "https://example.org/face.jpg", state: "connected" },
      ...{ connected_at: new Date(START.getTime() - HOUR), changed_at: START },
      ...change,
    })
    .execute();
}

const rows = () =>
  database
    .selectFrom("platform_connection")
    .select(["id", "state", "sealed", "name", "person_id", "picture_url"])
    .orderBy("id")
    .execute();
const states = async () => Object.fromEntries((await rows()).map(({ id, state }) => [id, state]));

const post = async (path: string, payload: string, headers: Record<string, string> = {}) => {
  const url = `/api/platform-callbacks/${path}`;
  const answer = await server.inject({ method: "POST", url, payload, headers });
  return { status: answer.statusCode, body: answer.body };
};
const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text);
function signedRequest(at: Date, secret = SECRET, user_id = "123"): string {
  const issued_at = Math.floor(at.getTime() / 1_000);
  const said = { algorithm: "HMAC-SHA256", issued_at, user_id };
  const encoded = Buffer.from(JSON.stringify(said)).toString("base64url");
  const signed_request = `${hmac(encoded, secret).digest("base64url")}.${encoded}`;
  return new URLSearchParams({ signed_request }).toString();
}
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const leave = (body: string, sender = "facebook") => post(sender, body, FORM);

async function toldAda() {
  await hearAll(database, listener);
  const { body } = await as("ada")("GET", "/api/notifications");
  return body.items.filter(({ code }: { code: string }) => code.startsWith("connection."));
}

test("whoever removes the app there loses the connection here, and is told", async () => {
  await insertConnection("page");
  await insertConnection("profile", { platform: "instagram" });
  await insertConnection("of bruno", { user_id: "usr_bruno" });
  await insertConnection("another's", { person_id: "456" });
  await insertConnection("own sign-in", { platform: "instagram", flavour: "instagram-login" });
  expect(await leave(signedRequest(clock.now))).toEqual({ status: 200, body: "" });
  expect(await states()).toEqual({
    ...{ page: "revoked", profile: "revoked", "of bruno": "revoked" },
    ...{ "another's": "connected", "own sign-in": "connected" },
  });
  const left = (await rows()).filter(({ state }) => state === "revoked");
  expect(left.map((one) => one.sealed)).toEqual([null, null, null]);
  const told = await toldAda();
  expect(told.map((one: { title: string; href: string }) => [one.title, one.href])).toEqual(
    expect.arrayContaining([
      ["Facebook was disconnected", "/settings/social-platforms"],
      ["Instagram was disconnected", "/settings/social-platforms"],
    ]),
  );
});

test("forged and late callbacks, and those of apps that aren't here, change nothing", async () => {
  await insertConnection("page");
  const day = 24 * HOUR;
  for (const [status, body, sender] of [
    [400, signedRequest(clock.now, "another secret"), "facebook"],
    [400, signedRequest(new Date(clock.now.getTime() - day - 1_000)), "facebook"],
    [400, "signed_request=x.y", "facebook/deletions"],
    [400, "", "facebook"],
    [400, signedRequest(clock.now), "tiktok/deletions"],
    [404, signedRequest(clock.now), "youtube"],
    [404, signedRequest(clock.now), "constructor"],
    [413, "x".repeat(100_001), "facebook"],
  ] as const)
    expect((await leave(body, sender)).status, sender).toBe(status);
  expect(await states()).toEqual({ page: "connected" });
});

test("an old callback says nothing of what was agreed to since", async () => {
  const before = signedRequest(clock.now);
  await insertConnection("page", { connected_at: new Date(clock.now.getTime() + 1_000) });
  clock.now = new Date(START.getTime() + HOUR);
  expect((await leave(before)).status).toBe(200);
  expect(JSON.parse((await leave(before, "facebook/deletions")).body)).toBeTruthy();
  expect(await states()).toEqual({ page: "connected" });
  expect((await rows())[0]?.name).toBe("Name of page");
});

test("whoever wants their data deleted gets a code, with which they see that they were", async () => {
  await insertConnection("page");
  await insertConnection("left before", {
    ...{ user_id: "usr_bruno", state: "revoked", sealed: null },
  });
  await insertCreation(database, { id: "work", user_id: "usr_ada" });
  const [post, offer] = [
    { id: "post", userId: "usr_ada", creationId: "work", now: now() },
    newId(),
  ];
  const names = { accountId: "account of page", accountName: "Name of page" };
  const { id: posted } = await addPost(database, post, names);
  await stores.offer({ id: offer, userId: "usr_ada", sealed, expiresAt: new Date(+START + HOUR) });
  const request = signedRequest(clock.now);
  const { status, body } = await leave(request, "facebook/deletions");
  expect(status).toBe(200);
  const { url, confirmation_code } = JSON.parse(body);
  expect(confirmation_code).toMatch(/^[0-9a-f]{32}$/);
  const forgotten = { state: "revoked", sealed: null, person_id: "", picture_url: null };
  expect(await rows()).toMatchObject([
    { ...forgotten, name: "account of left before" },
    { ...forgotten, name: "account of page" },
  ]);
  const found = await postgresPublications(database).find(posted);
  expect(found?.accountName).toBe("account of page");
  expect(await stores.takeOffer(offer, "usr_ada", now())).toBeNull();
  expect(JSON.parse((await leave(request, "facebook/deletions")).body)).toEqual(JSON.parse(body));
  const { origin, pathname } = new URL(url);
  expect(origin).toBe("http://localhost:4310");
  const page = await server.inject({ method: "GET", url: pathname });
  expect([page.statusCode, page.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
  expect(page.body).toContain("On November 20 (UTC) we deleted");
  const unknown = await server.inject({ method: "GET", url: `${pathname}0` });
  expect([unknown.statusCode, unknown.body.includes("We know of no request")]).toEqual([404, true]);
  expect(JSON.stringify(await toldAda())).not.toContain("Name of");
});

test("TikTok's news end a connection only when somebody left", async () => {
  const tiktok = { platform: "tiktok", flavour: "platform", person_id: "open-1" };
  await insertConnection("films", tiktok);
  await insertConnection("channel", { ...tiktok, platform: "youtube" });
  const say = (event: string, secret = SECRET) => {
    const said = { client_key: "simulated-client", event, user_openid: "open-1", content: "{}" };
    const body = JSON.stringify(said);
    const time = Math.floor(clock.now.getTime() / 1_000);
    const signature = hmac(`${time}.${body}`, secret).digest("hex");
    return post("tiktok", body, {
      ...{ "content-type": "application/json", "tiktok-signature": `t=${time},s=${signature}` },
    });
  };
  expect((await say("post.publish.complete")).status).toBe(200);
  expect((await say("authorization.removed", "another secret")).status).toBe(400);
  expect(await states()).toEqual({ channel: "connected", films: "connected" });
  expect((await say("authorization.removed")).status).toBe(200);
  expect(await states()).toEqual({ channel: "connected", films: "revoked" });
});
