import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import rateLimit from "@fastify/rate-limit";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { AT_ONCE, COMMON_AT_ONCE, LONGEST_COMMON_LINE } from "../http/rate-limits.ts";
import { keepTurns } from "../http/request-turns.ts";
import { nameSenders } from "../http/sender.ts";
import { mountSite, type Site } from "./site-routes.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-site-"));
writeFileSync(
  join(folder, "index.html"),
  '<!--share--><title>Kinora</title><!--/share--><div id="root"></div>',
);
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/vendor-BDnprPJ.js"), "");
writeFileSync(join(folder, "theme.js"), "");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the site over a database that answers every query with `answer`. */
async function siteOver(answer: () => Promise<null>, isAway: boolean, max = 1_000) {
  const server = Fastify();
  nameSenders(server);
  keepTurns(server);
  await server.register(rateLimit, { max });
  const site: Site = {
    folder,
    publicUrl: "http://localhost:4310",
    publicCreation: answer,
    isFramed: false,
    publicProfile: async () => null,
    publicWorks: async () => [],
    sitemap: { days: async () => [], worksOf: async () => [], peopleOf: async () => [] },
    publicTrending: answer as () => Promise<never>,
    isAway: () => isAway,
    named: {
      challenges: async (id) =>
        (await answer()) ??
        (id === "rain" ? { title: "Rain", description: "", isListed: true } : null),
    },
    hasSharedBoard: async () => (await answer()) !== null,
  };
  await mountSite(server, site);
  return server;
}

/** Opens a site whose database does not answer yet, and counts its queries. */
async function waitingSite() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  let asked = 0;
  const server = await siteOver(() => {
    asked += 1;
    return answered;
  }, false);
  return { server, asked: () => asked, answer: () => answer(null) };
}

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it.each(["/item/abc", "/board/abc", "/challenges/abc"])(
  "sends %s without its content while the database is unavailable",
  async (url) => {
    const asked = () => Promise.reject(new Error("A database known to be away was asked"));
    for (const server of [await siteOver(asked, true), await siteOver(failing("57014"), false)]) {
      const { statusCode, headers, body } = await server.inject(url);
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "no-cache" });
      expect(body).toContain('<div id="root">');
    }
    const empty = await siteOver(async () => null, false);
    expect((await empty.inject(url)).statusCode).toBe(404);
    const faulty = await siteOver(failing("42601"), false);
    expect((await faulty.inject(url)).statusCode).toBe(500);
  },
);

it("names things for link previews on each of their pages, and knows what is none", async () => {
  const server = await siteOver(async () => null, false);
  for (const url of ["/challenges/rain", "/challenges/rain/", "/challenges/rain/vote"]) {
    const { statusCode, body } = await server.inject(url);
    expect([statusCode, body.match(/<title>(.*?)</)?.[1]]).toEqual([200, "Rain · Kinora"]);
  }
  for (const url of ["/challenges/snow", "/challenges/rain/snow", "/challenges/rain/vote/1"])
    expect((await server.inject(url)).statusCode).toBe(404);
});

it("counts page requests, including those for unknown pages", async () => {
  const server = await siteOver(async () => null, false, 3);
  const statuses: number[] = [];
  for (const url of ["/create", "/nothing/x", "/nothing/z", "/nothing/y"])
    statuses.push((await server.inject(url)).statusCode);
  expect(statuses).toEqual([200, 404, 404, 429]);
});

it("limits concurrent page lookups of one sender, and serves others alongside", async () => {
  const { server, asked, answer } = await waitingSite();
  const look = (at: number, remoteAddress: string) =>
    server.inject({ url: `/item/${at}`, remoteAddress });
  const crowd = Array.from({ length: 2 * AT_ONCE }, (_, at) => look(at, "192.0.2.7"));
  await expect.poll(asked).toBe(AT_ONCE);
  const other = look(1, "192.0.2.8");
  await expect.poll(asked).toBe(AT_ONCE + 1);
  answer();
  for (const { statusCode } of await Promise.all([...crowd, other])) expect(statusCode).toBe(404);
});

it("limits concurrent page lookups of all senders, and rejects further ones at once when the queue is full", async () => {
  const { server, asked, answer } = await waitingSite();
  const look = (host: number) =>
    server.inject({ url: "/item/abc", remoteAddress: `2001:db8:${host.toString(16)}::1` });
  const served = Array.from({ length: COMMON_AT_ONCE.pages + LONGEST_COMMON_LINE }, (_, host) =>
    look(host),
  );
  await expect.poll(asked).toBe(COMMON_AT_ONCE.pages);
  const refused = await look(0xffff);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-cache" });
  expect(refused.headers["content-type"]).toContain("text/html");
  expect(refused.body.length).toBeLessThan(1_000);
  // Pages that are the same for all visitors are still served, unless a query makes each another.
  expect((await server.inject("/create")).statusCode).toBe(200);
  const searched = { url: "/search?q=nobody-had-this", remoteAddress: "2001:db8:ffff::1" };
  expect((await server.inject(searched)).statusCode).toBe(503);
  expect(asked()).toBe(COMMON_AT_ONCE.pages);
  answer();
  for (const { statusCode } of await Promise.all(served)) expect(statusCode).toBe(404);
});

it("looks up once for a burst of visits, and sends each response its own headers", async () => {
  let asked = 0;
  const server = await siteOver(async () => {
    asked += 1;
    return null;
  }, false);
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.inject("/")));
  expect(asked).toBe(1);
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-cache");
  }
});

it("lets browsers keep what the build named by its content, and asks again for the rest", async () => {
  const site = await siteOver(async () => null, false);
  const kept = async (url: string) => (await site.inject(url)).headers["cache-control"];
  expect(await kept("/assets/vendor-BDnprPJ.js")).toBe("public, max-age=31536000, immutable");
  expect(await kept("/theme.js")).toBe("no-cache");
  expect(await kept("/")).toBe("no-cache");
});
