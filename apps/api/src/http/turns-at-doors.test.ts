import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";
import {
  AT_ONCE,
  COMMON_AT_ONCE,
  LONGEST_COMMON_LINE,
  LONGEST_LINE,
  MEMBERS_AT_ONCE,
  STRANGERS_AT_ONCE,
} from "./rate-limits.ts";

/**
 * Tokens looked up so far. Lookups of tokens named "crowd…" or "slow" wait for `crowd`; those of
 * "crowd…" then fail.
 */
const lookedUp: string[] = [];
let crowd = Promise.withResolvers<void>();

const server = await buildServer({
  verifyAccess: async (token) => {
    lookedUp.push(token);
    const isOfCrowd = token.startsWith("crowd");
    if (isOfCrowd || token === "slow") await crowd.promise;
    if (isOfCrowd) throw new Refusal("SIGN_IN_REQUIRED");
    return {
      ...{ userId: `usr_${token}`, role: "user", tier: "free" },
      ...{ scopes: null, sessionId: "ses_1" },
    };
  },
  ...{ security: { record: () => {} }, trustedProxies: [], hosts: [] },
  ...{ secure: false, limited: true, logger: false },
});

/** Users whose requests are being handled. */
let atWork: string[] = [];
let door = Promise.withResolvers<void>();
let hangUp = false;

beforeAll(async () => {
  mountRoute(server, routes.getFeed, async ({ person }) => {
    atWork.push(person?.userId ?? "stranger");
    await door.promise;
    return { items: [], nextCursor: null, timestamp: null, newer: 0 };
  });
  mountRoute(server, routes.getHealth, async () => ({
    ...{
      status: "ok" as const,
      version: "0",
      simulated: [],
      simulatedParts: [],
      signIn: [],
      signUps: "open" as const,
      degraded: [],
    },
    ...{ workers: [], queueAge: null, listeners: [], demoWorks: null, security: {} },
  }));
  mountRoute(server, routes.actOnCreations, async ({ body, inTurn }) => {
    for (const _id of body.ids)
      await inTurn(async () => {
        atWork.push("piece");
        await door.promise;
      });
    return { done: [], failed: [] };
  });
  for (const line of ["pages", "guests"] as const)
    server.get(`/by/${line}`, (request) =>
      request.inStrangersTurn(line, async () => {
        atWork.push(line);
        await door.promise;
        return {};
      }),
    );
  server.route({
    method: ["GET", "POST"],
    url: "/by/hangs-up",
    handler: (request) => {
      // Simulates the socket of a client that has disconnected.
      if (hangUp) Object.defineProperty(request.raw, "socket", { value: { destroyed: true } });
      return request.inTurn(async () => {
        atWork.push(request.method);
        await door.promise;
        return {};
      });
    },
  });
  await server.ready();
});
beforeEach(() => {
  [atWork, lookedUp.length, hangUp] = [[], 0, false];
  [door, crowd] = [Promise.withResolvers(), Promise.withResolvers()];
});
afterAll(() => server.close());

const ask = (token?: string, remoteAddress = "192.0.2.7") =>
  server.inject({
    ...{ url: "/api/feed", remoteAddress },
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });

/** Returns an address of a different household for each number. */
const household = (number: number) => `2001:db8:${number.toString(16)}::1`;

it("answers health and other users while the requests of one user queue", async () => {
  const many = Array.from({ length: 2 * AT_ONCE }, () => [ask(), ask("ada")]).flat();
  const others = [ask("bruno")];
  await expect.poll(() => atWork.includes("usr_bruno")).toBe(true);
  for (const who of ["stranger", "usr_ada"])
    expect(atWork.filter((one) => one === who)).toHaveLength(AT_ONCE);
  // Sent from the same address as the anonymous requests.
  expect((await server.inject({ url: "/api/health" })).statusCode).toBe(200);
  door.resolve();
  for (const { statusCode } of await Promise.all([...many, ...others]))
    expect(statusCode).toBe(200);
});

it("limits concurrent guests across all networks, serves members alongside, and rejects guests when the queue is full", async () => {
  const most = COMMON_AT_ONCE.guests;
  const guests = Array.from({ length: most + LONGEST_COMMON_LINE }, (_, at) =>
    ask(undefined, household(at)),
  );
  await expect.poll(() => atWork.length).toBe(most);
  const refused = await ask(undefined, household(9_999));
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  const member = ask("bruno", household(1));
  await expect.poll(() => atWork.includes("usr_bruno")).toBe(true);
  expect(atWork.filter((one) => one === "stranger")).toHaveLength(most);
  door.resolve();
  for (const { statusCode } of await Promise.all([...guests, member])) expect(statusCode).toBe(200);
});

it("serves guests who requested little before those who request much", async () => {
  const greedy = Array.from({ length: 10 }, (_, at) => household(50_000 + 300 * at));
  const many = greedy.flatMap((from) =>
    Array.from({ length: AT_ONCE }, () => ask(undefined, from)),
  );
  await expect.poll(() => atWork.length).toBe(COMMON_AT_ONCE.guests);
  const newcomer = server.inject({ url: "/by/guests", remoteAddress: household(58_000) });
  await new Promise(setImmediate);
  door.resolve();
  await newcomer;
  expect(atWork.indexOf("guests")).toBeLessThan(many.length / 2);
  await Promise.all(many);
});

it("limits concurrent strangers across kinds of request, and serves known senders alongside", async () => {
  const asked = (line: "pages" | "guests", from: number) =>
    Array.from({ length: AT_ONCE }, (_, at) =>
      server.inject({ url: `/by/${line}`, remoteAddress: household(from + at) }),
    );
  const home = household(40_000);
  const first = ask("chiyo", home);
  await expect.poll(() => atWork).toEqual(["usr_chiyo"]);
  const strangers = [...asked("pages", 41_000), ...asked("guests", 42_000)];
  await expect.poll(() => atWork.length).toBe(1 + STRANGERS_AT_ONCE);
  const hers = server.inject({ url: "/by/guests", remoteAddress: home });
  await expect.poll(() => atWork.length).toBe(2 + STRANGERS_AT_ONCE);
  door.resolve();
  for (const { statusCode } of await Promise.all([first, ...strangers, hers]))
    expect(statusCode).toBe(200);
});

it("does not let one site with many networks take the places of other guests", async () => {
  const networks = Array.from({ length: 2 * LONGEST_COMMON_LINE }, (_, at) =>
    ask(undefined, `2001:db8:7777:${(at % 256).toString(16)}00::1`),
  );
  await expect.poll(() => atWork.length).toBe(COMMON_AT_ONCE.guests);
  const other = ask(undefined, household(50_000));
  await new Promise(setImmediate);
  door.resolve();
  expect((await other).statusCode).toBe(200);
  const answers = await Promise.all(networks);
  expect(answers.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(0);
});

it("gives one account the share of one, from whichever network it sends", async () => {
  const from = Array.from({ length: 3 * MEMBERS_AT_ONCE }, (_, at) => household(60_000 + at));
  door.resolve();
  for (const network of from) expect((await ask("ada", network)).statusCode).toBe(200);
  await ask("bruno", household(59_999));
  [door, atWork] = [Promise.withResolvers(), []];
  const asked = (remoteAddress: string, url: string) => server.inject({ url, remoteAddress });
  const flood = from.map((network) => asked(network, "/by/pages"));
  await expect.poll(() => atWork.length).toBe(MEMBERS_AT_ONCE);
  const other = asked(household(59_999), "/by/guests");
  await new Promise(setImmediate);
  door.resolve();
  for (const { statusCode } of await Promise.all([...flood, other])) expect(statusCode).toBe(200);
  // The other user came second among those waiting, not last.
  expect(atWork.indexOf("guests")).toBeLessThanOrEqual(MEMBERS_AT_ONCE + 1);
});

it("skips reads of a client that has disconnected, but makes its changes", async () => {
  const asked = (method: "GET" | "POST") =>
    server.inject({ method, url: "/by/hangs-up", remoteAddress: household(61_500) });
  const first = Array.from({ length: AT_ONCE }, () => asked("GET"));
  await expect.poll(() => atWork).toEqual(Array(AT_ONCE).fill("GET"));
  hangUp = true;
  const later = [asked("GET"), asked("POST")];
  await new Promise(setImmediate);
  door.resolve();
  const answers = await Promise.all([...first, ...later]);
  expect(atWork.slice(AT_ONCE)).toEqual(["POST"]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...Array(AT_ONCE).fill(200),
    503,
    200,
  ]);
});

it("takes a turn for each part of a batch, so that others are answered in between", async () => {
  const bulk = Array.from({ length: 2 * MEMBERS_AT_ONCE }, (_, at) =>
    server.inject({
      ...{ method: "POST", url: "/api/creations/actions", remoteAddress: household(61_000 + at) },
      headers: { authorization: `Bearer bulk${at}` },
      payload: { ids: Array.from({ length: 50 }, (_, id) => `c${id}`), action: "delete" },
    }),
  );
  await expect.poll(() => atWork.length).toBe(MEMBERS_AT_ONCE);
  const other = ask("bruno", household(61_999));
  await expect.poll(() => lookedUp).toContain("bruno");
  door.resolve();
  for (const { statusCode } of await Promise.all([...bulk, other])) expect(statusCode).toBe(200);
  expect(atWork.filter((one) => one === "piece")).toHaveLength(50 * bulk.length);
  expect(atWork.indexOf("usr_bruno")).toBeLessThan(3 * bulk.length);
});

it("lets the event loop turn before each part of a batch, even when nobody else waits", async () => {
  door.resolve();
  const turn = () => {
    atWork.push("turn");
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const { statusCode } = await server.inject({
    ...{ method: "POST", url: "/api/creations/actions", remoteAddress: household(62_000) },
    headers: { authorization: "Bearer alone" },
    payload: { ids: Array.from({ length: 5 }, (_, id) => `c${id}`), action: "delete" },
  });
  clearImmediate(next);
  expect(statusCode).toBe(200);
  expect(atWork.filter((one) => one === "piece")).toHaveLength(5);
  expect(atWork.join(" ")).not.toContain("piece piece");
});

describe("while tokens are looked up", () => {
  const some = Array.from({ length: 2 * AT_ONCE }, (_, at) => at);
  beforeEach(() => door.resolve());

  it("limits lookups across all networks, but delays no sender whose last token was valid", async () => {
    const home = household(20_000);
    expect((await ask("chiyo", home)).statusCode).toBe(200);
    const bad = some.map((at) => ask("crowd", household(30_000 + at)));
    await expect.poll(() => lookedUp.length).toBe(1 + COMMON_AT_ONCE.tokens);
    expect((await ask("chiyo", home)).statusCode).toBe(200);
    const stranger = ask("dora", household(20_001));
    expect((await ask("ada", home)).statusCode).toBe(200);
    expect(lookedUp).not.toContain("dora");
    crowd.resolve();
    for (const { statusCode } of await Promise.all(bad)) expect(statusCode).toBe(401);
    expect((await stranger).statusCode).toBe(200);
  });

  it("shares one lookup among concurrent requests with the same token, so that neighbours are not delayed", async () => {
    const address = "192.0.2.77";
    const many = Array.from({ length: AT_ONCE + LONGEST_LINE }, () => ask("slow", address));
    await expect.poll(() => lookedUp.includes("slow")).toBe(true);
    const neighbour = ask("bruno", address);
    await expect.poll(() => atWork.includes("usr_bruno")).toBe(true);
    expect(lookedUp.filter((token) => token === "slow")).toHaveLength(1);
    crowd.resolve();
    for (const { statusCode } of await Promise.all([neighbour, ...many]))
      expect(statusCode).toBe(200);
  });

  it("limits concurrent lookups of one network, whatever its tokens are", async () => {
    const home = household(20_002);
    const network = (host: number) => home.replace("::1", `:${host.toString(16)}::1`);
    await ask("chiyo", home);
    const bad = some.map((at) => ask(`crowd${at}`, network(at)));
    await expect.poll(() => lookedUp.length).toBe(1 + AT_ONCE);
    expect((await ask("bruno", household(20_003))).statusCode).toBe(200);
    expect(lookedUp.filter((token) => token.startsWith("crowd"))).toHaveLength(AT_ONCE);
    crowd.resolve();
    await Promise.all(bad);
    // After an invalid token, a sender waits like a stranger.
    crowd = Promise.withResolvers();
    const again = some.map((at) => ask(`crowd${at}`, network(at)));
    await expect
      .poll(() => lookedUp.filter((token) => token.startsWith("crowd")).length)
      .toBe(some.length + COMMON_AT_ONCE.tokens);
    crowd.resolve();
    await Promise.all(again);
  });
});
