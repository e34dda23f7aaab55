import { writtenBoard } from "@kinora/testing/story/written-board";
import { offerPseudoLocale } from "@kinora/text/choose-locale";
import { PSEUDO_LOCALE } from "@kinora/text/locale";
import { expect, it } from "vitest";
import { busyPage } from "../src/http/busy-page.ts";
import { startTestServer } from "./test-server.ts";

const { server, database, as } = await startTestServer();
const open = (url: string, method: "GET" | "HEAD" = "GET") => server.inject({ method, url });

it.each(["//", "/item/%00", "/item/%ud800", "/%2e%2e/etc/passwd"])(
  "handles the unusual path %s without a fault",
  async (url) => {
    expect((await open(url)).statusCode).toBeLessThan(500);
  },
);

it.each([
  "/nonsense",
  "/item/nope",
  "/item/nope/",
  "/item/%00",
  `/item/${"x".repeat(300)}`,
  "/settings/subscription",
])("answers the unknown path %s with the app and 404, not to be indexed", async (url) => {
  const unknown = await open(url);
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers["content-type"]).toContain("text/html");
  expect(unknown.headers["x-robots-tag"]).toBe("noindex");
  expect(unknown.body).toContain("<title>Kinora</title>");
  expect(unknown.body).not.toContain("og:image");
});

it("answers a public item with 200 and its tags, and a private one with 404 and none", async () => {
  await as("ada")("GET", "/api/me");
  const form = { type: "text-to-image", prompt: "a red fox" };
  const { id } = (await as("ada")("POST", "/api/creations", form, "fox")).body;
  await database.updateTable("creation").set({ status: null }).where("id", "=", id).execute();
  const shown = await open(`/item/${id}`);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('<meta property="og:title" content="a red fox">');
  await database.updateTable("creation").set({ private: true }).where("id", "=", id).execute();
  const hidden = await open(`/item/${id}`);
  expect(hidden.statusCode).toBe(404);
  expect(hidden.body).not.toContain("red fox");
});

it("describes a page in the visitor's language, with and without scripts", async () => {
  offerPseudoLocale();
  await as("ada")("GET", "/api/me");
  const form = { type: "text-to-image", prompt: "a blue jay" };
  const { id } = (await as("ada")("POST", "/api/creations", form, "jay")).body;
  await database.updateTable("creation").set({ status: null }).where("id", "=", id).execute();
  const read = async (url: string, language: string) => {
    const headers = { "accept-language": language };
    const { body } = await server.inject({ url, headers });
    const descriptions = [...body.matchAll(/(?:og:|name=")description" content="([^"]*)"/g)];
    const [, withoutScripts = ""] = /<noscript>([^<]*)</.exec(body) ?? [];
    return [...descriptions.map(([, words = ""]) => words), withoutScripts];
  };
  for (const url of ["/", `/item/${id}`]) {
    for (const words of await read(url, PSEUDO_LOCALE)) expect(words).toMatch(/^\[.+\]$/);
    for (const words of await read(url, "en")) expect(words).toMatch(/^[A-Z].+[.y]$/);
  }
  expect((await read(`/item/${id}`, "en"))[0]).toMatch(
    /^A picture by .+, made with AI on Kinora\. a blue jay$/,
  );
  expect(busyPage(PSEUDO_LOCALE)).toMatch(/<html lang="en-XA">[\s\S]*<h1>\[/);
});

it.each(["/checkout/cs_test_1", "/settings/decisions/dec_1", "/admin/people/usr_1"])(
  "the page %s is there for whoever it belongs to, and says nothing about it",
  async (path) => {
    const [one, other] = [await open(path), await open(`${path}2`)];
    expect([one.statusCode, other.body]).toEqual([200, one.body]);
    expect((await open(`${path}/more`)).statusCode).toBe(404);
  },
);

it("answers alike for stories that exist and those that do not, since they are private", async () => {
  const form = { prompt: "a lantern", board: writtenBoard() };
  const { body } = await as("ada")("POST", "/api/stories", form, "one");
  const shown = await open(`/story/${body.id}`);
  const { statusCode, body: page } = await open("/story/nobody_s");
  expect([shown.statusCode, statusCode]).toEqual([200, 200]);
  expect(page.replaceAll("nobody_s", body.id)).toBe(shown.body);
  expect((await server.inject(`/api/stories/${body.id}`)).statusCode).toBe(401);
  expect((await as("bruno")("GET", `/api/stories/${body.id}`)).status).toBe(404);
  expect(shown.headers["x-robots-tag"]).toBe("noindex");
  expect(shown.body).not.toContain("lantern");
});

it("gives its own pages a card with a picture, at absolute URLs", async () => {
  const { statusCode, body, headers } = await open("/");
  expect(statusCode).toBe(200);
  expect(headers["x-robots-tag"]).toBeUndefined();
  expect(body).toContain('<meta property="og:url" content="http://localhost:4310/">');
  expect(body).toContain('<meta property="og:image" content="http://localhost:4310/card.jpg">');
  for (const name of ["og:title", "og:description", "twitter:card"]) expect(body).toContain(name);
});

it("answers HEAD like GET, without a body", async () => {
  const head = await open("/trending", "HEAD");
  expect(head).toMatchObject({ statusCode: 200, body: "" });
  expect(head.headers["content-type"]).toContain("text/html");
});
