import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { firstAnswers } from "@kinora/contracts/site/first-answers";
import { postgresRankingStore } from "@kinora/database/feed/postgres-ranking-store";
import { rebuildTrending } from "@kinora/domain/feed/rebuild-trending";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const HASH = "a".repeat(64);
const PAGE = `<!doctype html><html><head><!--share--><title>Kinora</title><!--/share-->
<script>choose()</script><script>wait()</script><style>body{}</style></head><body><div id="root"></div></body></html>`;

/** Builds the web app's own code, as `npm start` does. */
function buildWebFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kinora-first-screen-"));
  const web = fileURLToPath(new URL("../../web", import.meta.url));
  const vite = fileURLToPath(new URL("../../../node_modules/vite/bin/vite.js", import.meta.url));
  mkdirSync(join(folder, "render"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(
    join(folder, "page-files.json"),
    '{"/":["assets/a.js"],"/item/$id":["assets/b.js"]}',
  );
  execFileSync(
    process.execPath,
    [vite, "build", "-c", "vite.render.config.ts", "--outDir", join(folder, "render")].concat([
      "--emptyOutDir",
      "--logLevel=error",
    ]),
    { cwd: web, stdio: "inherit" },
  );
  return folder;
}

const webFolder = buildWebFolder();
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));
const { server, database, as, parts, clock } = await startTestServer({ webFolder });

const open = async (url: string, headers = {}) => (await server.inject({ url, headers })).body;
const answersIn = (html: string) => {
  const [, text = ""] =
    /<script type="application\/json" id="first-answers">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return firstAnswers.parse(JSON.parse(text));
};

/** Creates a finished picture with three widths. */
async function make(handle: string, prompt: string, share: "addToFeed" | "private") {
  const person = as(handle);
  await person("GET", "/api/me");
  const form = { type: "text-to-image", prompt };
  const { id } = (await person("POST", "/api/creations", form, prompt)).body;
  const file = { hash: HASH, mimeType: "image/webp", bytes: 9, duration: null };
  await parts.transact((stores) =>
    stores.creations.update(id, {
      status: null,
      finishedAt: clock.now,
      thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
    }),
  );
  const sizes = [
    { role: "main", label: "", width: 1280, height: 720 },
    { role: "thumbnail", label: "", width: 480, height: 270 },
    { role: "thumbnail", label: "240", width: 240, height: 135 },
    { role: "thumbnail", label: "960", width: 960, height: 540 },
  ];
  for (const { role, label, width, height } of sizes)
    await database
      .insertInto("creation_media")
      .values({
        ...{ creation_id: id, role, label, width, height },
        ...{ hash: file.hash, mime_type: file.mimeType, bytes: file.bytes, sizes_made: true },
      })
      .execute();
  await person("POST", `/api/creations/${id}/actions`, { action: share });
  return id;
}

let shown = "";
let hidden = "";
beforeAll(async () => {
  shown = await make("ada", "a red fox </script><b>", "addToFeed");
  hidden = await make("bruno", "a secret whale", "private");
  await as("bruno")("PUT", `/api/creations/${shown}/like`);
  await rebuildTrending({ rankings: postgresRankingStore(database) }, { now: clock.now });
});

it("sends the feed's first screen in the page: cards, a preload of the first picture, and the API responses", async () => {
  const html = await open("/");
  expect(html).toContain(`href="/item/${shown}"`);
  expect(html).toContain("--shape:");
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet="[^"]*240w[^"]*960w"/);
  expect(html).toContain(
    '<template id="page-files"><link rel="modulepreload" crossorigin href="/assets/a.js"></template>',
  );
  const { trending, creation } = answersIn(html);
  expect(trending?.pages[0]?.items.map(({ id }) => id)).toEqual([shown]);
  expect(trending?.pageParams).toEqual([null]);
  expect(creation).toBeNull();
});

it("sends a work's page with its picture, words and API responses", async () => {
  const html = await open(`/item/${shown}`);
  expect(html).toContain("a red fox &lt;/script&gt;&lt;b&gt;");
  expect(html).not.toContain("fox </script>");
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*1280w/);
  expect(answersIn(html).creation).toMatchObject({ id: shown, likes: 1, likedByMe: false });
});

it("sends every visitor the same page, with nothing private and nothing about the visitor", async () => {
  for (const url of ["/", `/item/${shown}`]) {
    const strangers = await open(url);
    expect(await open(url, { authorization: "Bearer bruno" })).toBe(strangers);
    expect(strangers).not.toContain("secret whale");
    expect(strangers).not.toContain('likedByMe":true');
    expect(strangers).not.toContain("?e=");
  }
  const own = await open(`/item/${hidden}`, { authorization: "Bearer bruno" });
  expect(own).not.toContain("whale");
  expect(own).not.toContain("first-answers");
});

it("sends every page with its navigation, rendered without errors", async () => {
  for (const url of ["/create", "/recent", "/search", "/library", "/help", "/settings", "/login"]) {
    const html = await open(url);
    expect(html, url).toContain('<div id="root"><!--$-->');
    expect(html, url).toContain('href="/"');
  }
});

it("renders what the URL asks for: a search field with placeholders for the results, the chosen kind", async () => {
  const search = await open("/search?q=red+fox&sort=liked");
  expect(search).toContain('value="red fox"');
  expect(search).toContain("skeleton size-full");
  expect(search).not.toContain("What are you looking for?");
  expect(await open("/?content=video")).toMatch(/aria-pressed="true"[^>]*>Films/);
  const endless = await open(`/search?q=${"fox".repeat(200)}`);
  expect(endless).toContain('<div id="root"></div>');
});

it("allows exactly the inline code that is built into the page", async () => {
  // The service worker caches the last of these.
  for (const url of ["/", "/create", "/index.html"]) {
    const policy = String((await server.inject({ url })).headers["content-security-policy"]);
    expect(policy.match(/'sha256-[^']+'/g), url).toHaveLength(3);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
  const api = await server.inject({ url: "/api/health" });
  expect(String(api.headers["content-security-policy"])).not.toContain("sha256");
});

it("compresses texts for clients that accept it, but no tokens or small responses", async () => {
  const plain = await open("/");
  const get = (url: string, encoding: string) =>
    server.inject({ url, headers: { "accept-encoding": encoding } });
  const brotli = await get("/", "gzip, deflate, br");
  expect(brotli.headers).toMatchObject({
    "content-encoding": "br",
    vary: "accept-language, Accept-Encoding",
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
  const zipped = await get("/api/feed", "gzip, br;q=0");
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString()).items).toHaveLength(1);
  expect((await get("/", "identity")).headers["content-encoding"]).toBeUndefined();
  expect((await get("/api/health", "br")).headers["content-encoding"]).toBeUndefined();
  expect((await get("/api/auth/refresh", "br")).headers["content-encoding"]).toBeUndefined();
});
