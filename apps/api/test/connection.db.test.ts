import { connections, connectOffer } from "@kinora/contracts/connection/connection";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { ownLists } from "@kinora/database/takeout/own-lists";
import { disconnectEverything } from "@kinora/domain/connection/disconnect-everything";
import { refreshDueTokens } from "@kinora/domain/connection/refresh-tokens";
import { openTokens, resealTokens } from "@kinora/domain/connection/sealed-tokens";
import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import type { PlatformSimulatorOptions } from "@kinora/platform-simulators/platform-simulator";
import { servePlatform } from "@kinora/platform-simulators/serving/serve-platform";
import { youtubeSimulator } from "@kinora/platform-simulators/youtube/youtube-simulator";
import { configuredPlatforms } from "@kinora/publishing/configured-platforms";
import { nodePlatformExchange } from "@kinora/publishing/http/node-platform-exchange";
import { openSealer } from "@kinora/storage/open-sealer";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let time = Date.parse("2026-11-20T12:00:00Z");
const now = () => new Date(time);
const options: PlatformSimulatorOptions = { now };
const [meta, youtube] = [metaSimulator(options), youtubeSimulator(options)];
const [servedMeta, servedYouTube] = [await servePlatform(meta), await servePlatform(youtube)];
afterAll(() => Promise.all([servedMeta.close(), servedYouTube.close()]));
const platforms = configuredPlatforms(
  { ...meta.environment(servedMeta.origin), ...youtube.environment(servedYouTube.origin) },
  { exchange: nodePlatformExchange(5_000), now },
);
const SECRET = "s".repeat(32);
const { as, database, told, clock, parts } = await startTestServer({
  ...{ sealingSecrets: [SECRET], platforms },
});
const ada = as("ada");
const sealer = openSealer([SECRET]);
const store = postgresConnections(database);
const DOOR = "/api/me/connections";
const CHANNEL = { platform: "youtube", flavour: "platform" } as const;
const PAGES = { platform: "facebook", flavour: "facebook-login" } as const;

beforeEach(async () => {
  clock.now = now();
  await sql`truncate platform_connection, connection_attempt, connection_offer`.execute(database);
});

const listed = async (handle = "ada") =>
  connections.parse((await as(handle)("GET", DOOR)).body).items;

/** Agrees on the platform's page, and returns what its visitor comes back with. */
async function agree(way: object, person?: string, handle = "ada") {
  const { status, body } = await as(handle)("POST", `${DOOR}/attempts`, way);
  expect(status).toBe(201);
  const page = await fetch(body.address, {
    ...{ method: "POST", redirect: "manual" },
    body: new URLSearchParams(person ? { person } : {}),
  });
  const back = new URL(page.headers.get("location") ?? expect.fail());
  expect(back.origin + back.pathname).toBe("http://localhost:4310/settings/social-platforms");
  return { state: back.searchParams.get("state"), code: back.searchParams.get("code") };
}

async function offer(way: object, person?: string) {
  const { status, body } = await ada("POST", `${DOOR}/returns`, await agree(way, person));
  expect(status).toBe(200);
  return connectOffer.parse(body);
}

async function connect(way: object, person?: string) {
  const { id, accounts } = await offer(way, person);
  const accountIds = accounts.filter(({ reason }) => reason === null).map((one) => one.accountId);
  const { status } = await ada("POST", `${DOOR}/offers/${id}`, { accountIds });
  expect(status).toBe(200);
  return listed();
}

const tokensOf = async () => {
  const [one] = await store.list("usr_ada");
  return openTokens(sealer, one ?? expect.fail());
};

test("connects what was chosen, explains what can't be, and keeps no usable token", async () => {
  const { id, accounts } = await offer(PAGES);
  expect(accounts.map(({ name, reason }) => [name, reason !== null])).toEqual([
    ["Simulated Page", false],
    ["Page of an Analyst", true],
    ["Page of a Business", true],
  ]);
  expect(accounts[2]?.reason).toMatch(/^Facebook listed it without access/);
  const [page, refused] = accounts.map(({ accountId }) => accountId);
  const choose = (...accountIds: (string | undefined)[]) =>
    ada("POST", `${DOOR}/offers/${id}`, { accountIds });
  expect((await choose(refused)).body.code).toBe("ACCOUNT_NOT_OFFERED");
  expect(
    (await as("bruno")("POST", `${DOOR}/offers/${id}`, { accountIds: [page] })).body.code,
  ).toBe("CONNECTING_ENDED");
  expect((await choose(page)).body.items).toMatchObject([
    { name: "Simulated Page", state: "connected", endsAt: null },
  ]);
  expect((await choose(page)).body.code).toBe("CONNECTING_ENDED");
  const tokens = (await tokensOf()) ?? expect.fail();
  expect(tokens.refreshToken).toBeTruthy();
  const rows = await sql`select * from platform_connection`.execute(database);
  const taken = await ownLists(database)["connected accounts"]("usr_ada", null);
  expect(taken.items).toMatchObject([{ facts: { platform: "facebook", account: page } }]);
  const seen = JSON.stringify([rows, told, await listed(), taken]);
  expect(JSON.stringify(taken)).not.toContain("eyJ");
  for (const token of [tokens.accessToken, tokens.refreshToken ?? ""]) {
    expect(token.length).toBeGreaterThan(8);
    expect(seen).not.toContain(token);
  }
});

test("refuses a return that is forged, foreign, repeated or too late", async () => {
  const come = (handle: string, back: object) => as(handle)("POST", `${DOOR}/returns`, back);
  const refused = { status: 409, body: { code: "CONNECTING_ENDED" } };
  const back = await agree(CHANNEL);
  expect(await come("ada", { ...back, state: "forged" })).toMatchObject(refused);
  expect(await come("bruno", back)).toMatchObject(refused);
  expect((await come("ada", back)).status).toBe(200);
  expect(await come("ada", back)).toMatchObject(refused);
  const late = await agree(CHANNEL);
  clock.now = new Date(now().getTime() + 10 * 60_000);
  expect(await come("ada", late)).toMatchObject(refused);
});

test("what is not set up can't be chosen", async () => {
  const { body } = await ada("GET", DOOR);
  const known = connections.parse(body).platforms;
  expect(known.find(({ platform }) => platform === "tiktok")?.flavours).toEqual([]);
  expect(known.find(({ platform }) => platform === "instagram")?.flavours).toHaveLength(2);
  const way = { platform: "tiktok", flavour: "platform" };
  expect((await ada("POST", `${DOOR}/attempts`, way)).body.code).toBe("PLATFORM_NOT_SET_UP");
});

test("a channel that is connected again is the same one", async () => {
  const [first] = await connect(CHANNEL);
  const [again, more] = await connect(CHANNEL);
  expect([again?.id, more]).toEqual([first?.id, undefined]);
  const { body } = await ada("DELETE", `${DOOR}/${first?.id}`);
  expect(body).toEqual({ byHand: false });
  expect(await listed()).toEqual([]);
  expect((await ada("DELETE", `${DOOR}/${first?.id}`)).body.code).toBe("CONNECTION_NOT_FOUND");
  expect((await connect(CHANNEL))[0]?.id).toBe(first?.id);
});

test("what was offered before an account was disconnected can't be chosen any more", async () => {
  const [first] = await connect(CHANNEL);
  const { id, accounts } = await offer(CHANNEL);
  await ada("DELETE", `${DOOR}/${first?.id}`);
  const accountIds = accounts.map(({ accountId }) => accountId);
  const chosen = await ada("POST", `${DOOR}/offers/${id}`, { accountIds });
  expect([chosen.body.code, await listed()]).toEqual(["CONNECTING_ENDED", []]);
  expect(await connect(CHANNEL)).toHaveLength(1);
});

test("a plan's accounts: no more than it allows, but always the same again", async () => {
  await connect(CHANNEL);
  await connect(PAGES);
  const { id, accounts } = await offer({ platform: "instagram", flavour: "facebook-login" });
  const accountIds = accounts.filter(({ reason }) => !reason).map((one) => one.accountId);
  const choose = () => ada("POST", `${DOOR}/offers/${id}`, { accountIds });
  const details = { limit: 2, plan: "free" };
  expect(await choose()).toMatchObject({
    status: 409,
    body: { code: "CONNECTIONS_FULL", details },
  });
  expect(await connect(CHANNEL)).toHaveLength(2);
  const plan = (name: string) =>
    sql`update app_user set social_plan = ${name} where id = 'usr_ada'`.execute(database);
  await plan("professional_social_plan");
  expect((await choose()).body.items).toHaveLength(3);
  await plan("free");
  expect(await connect(PAGES)).toHaveLength(3);
});

test("disconnecting revokes the tokens there, and says what ends with it", async () => {
  await connect({ platform: "instagram", flavour: "facebook-login" });
  const both = await connect(PAGES);
  const [page, profile] = both;
  expect(page?.endsWith).toEqual([profile?.name]);
  const tokens = (await tokensOf()) ?? expect.fail();
  expect((await as("bruno")("DELETE", `${DOOR}/${page?.id}`)).status).toBe(404);
  expect((await ada("DELETE", `${DOOR}/${page?.id}`)).body).toEqual({ byHand: false });
  expect(await listed()).toEqual([]);
  const [facebook] = platforms;
  const account = { ...PAGES, accountId: "1000000000000001", personId: "", name: "" };
  const said = await facebook?.preflight({ ...account, pictureUrl: null, tokens });
  expect(said).toMatchObject({ kind: "failed", failure: { class: "reauth" } });
});

test("tokens are renewed late, by one caller, and an empty refresh token loses none", async () => {
  await connect(CHANNEL);
  const before = (await tokensOf()) ?? expect.fail();
  const ports = { platforms, sealer, connections: store };
  await refreshDueTokens(ports, now);
  expect(await tokensOf()).toEqual(before);
  time += DAY;
  const until = new Date(time + HOUR);
  const claimed = await Promise.all([1, 2, 3].map(() => store.claimDue(now(), until)));
  expect(claimed.filter((one) => one !== null)).toHaveLength(1);
  await sql`update platform_connection set held_until = null`.execute(database);
  await refreshDueTokens(ports, now);
  const after = (await tokensOf()) ?? expect.fail();
  expect(after.accessToken).not.toBe(before.accessToken);
  expect(after.refreshToken).toBe(before.refreshToken);
});

test("a connection that was ended there asks for a new sign-in", async () => {
  await connect(CHANNEL);
  const [channel] = await store.list("usr_ada");
  const tokens = (await tokensOf()) ?? expect.fail();
  const platform = platforms.find((one) => one.platform === "youtube");
  await platform?.disconnect({ ...(channel ?? expect.fail()), tokens });
  time += DAY;
  await refreshDueTokens({ platforms, sealer, connections: store }, now);
  expect(await listed()).toMatchObject([{ state: "needs_reauth" }]);
});

test("an account that is erased ends its connections there, also when one can't be told", async () => {
  await connect(CHANNEL);
  await connect(PAGES);
  const [facebook] = platforms;
  const asked: string[] = [];
  const some = platforms.map((one) => ({
    ...one,
    disconnect: async (...of: Parameters<typeof one.disconnect>) => {
      asked.push(one.platform);
      const isAway = one === facebook;
      const failure = {
        class: "retry",
        code: "unreachable",
        platformCode: null,
        retryAt: null,
      } as const;
      return isAway ? ({ kind: "failed", failure } as const) : one.disconnect(...of);
    },
  }));
  const security = { record: () => {} };
  await disconnectEverything(
    { platforms: some, sealer, connections: store, transact: parts.transact, security },
    "usr_ada",
    now(),
  );
  expect([asked, await listed()]).toEqual([["facebook", "youtube"], []]);
  const { rows } = await sql`select from platform_connection where sealed is not null`.execute(
    database,
  );
  expect(rows).toEqual([]);
});

test("another secret seals what an older one did", async () => {
  await connect(CHANNEL);
  const before = await tokensOf();
  const both = openSealer(["n".repeat(32), SECRET]);
  await resealTokens(store, both);
  const [one] = await store.list("usr_ada");
  expect(await openTokens(openSealer(["n".repeat(32)]), one ?? expect.fail())).toEqual(before);
});
