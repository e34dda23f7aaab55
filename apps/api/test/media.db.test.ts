import { creation } from "@kinora/contracts/creation/creation";
import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { server, database, as, environment } = await startTestServer();
const ada = as("ada");
const files = diskMediaStore(environment.mediaDirectory);
const creations = postgresCreationStore(database);
let id = "";

const open = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: "GET", url, headers });
const show = async () => creation.parse((await ada("GET", `/api/creations/${id}`)).body);
const mainUrl = async () => (await show()).media?.main.url ?? "";

beforeAll(async () => {
  await ada("GET", "/api/me");
  const made = await ada(
    "POST",
    "/api/creations",
    { type: "text-to-image", prompt: 'a "fox" & <owl>' },
    "m",
  );
  id = made.body.id;
  const { hash, bytes } = await files.keep(Buffer.from("0123456789"));
  const file = {
    hash,
    bytes,
    label: "",
    mimeType: "image/webp",
    width: 10,
    height: 10,
    duration: null,
  };
  await postgresCreationMedia(database).replaceAll(id, [{ ...file, role: "main" }]);
  await creations.update(id, { status: null, finishedAt: new Date() });
});

describe("media", () => {
  it("serves public files, whole and in ranges", async () => {
    const url = await mainUrl();
    expect(url).not.toContain("?");
    const whole = await open(url);
    expect(whole).toMatchObject({ statusCode: 200, body: "0123456789" });
    expect(whole.headers["content-type"]).toBe("image/webp");
    const part = await open(url, { range: "bytes=2-4" });
    expect(part).toMatchObject({ statusCode: 206, body: "234" });
    expect(part.headers["content-range"]).toBe("bytes 2-4/10");
    expect((await open(url, { range: "bytes=99-" })).statusCode).toBe(416);
    expect((await open(url, { "if-none-match": String(whole.headers.etag) })).statusCode).toBe(304);
  });

  it("closes the plain URL when the creation turns private, and opens only the owner's signed one", async () => {
    const plain = await mainUrl();
    await ada("POST", `/api/creations/${id}/actions`, { action: "private" });
    expect((await open(plain)).statusCode).toBe(404);
    const signed = await mainUrl();
    expect(signed).toContain("?");
    expect((await open(signed)).statusCode).toBe(200);
    expect(
      (await open(signed.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).statusCode,
    ).toBe(404);
    await ada("POST", `/api/creations/${id}/actions`, { action: "public" });
  });

  it.each([
    "/media/..%5c..%5cetc%5cpasswd",
    "/media/..%2f..%2fetc%2fpasswd",
    "/media/%2e%2e/secrets.json",
    `/media/${"0".repeat(64)}.webp`,
    `/media/${"0".repeat(64)}.webp%00.png`,
    `/media/${"g".repeat(64)}.webp`,
    "/media/",
    "/media/a.webp?e=zzzz&s=forged",
  ])("opens nothing at %s", async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toMatch(/NOT_FOUND$/);
  });
});

describe("a purge", () => {
  it("closes signed URLs at once", async () => {
    const form = { type: "text-to-image", prompt: "an owl", private: true };
    const { id: gone } = (await ada("POST", "/api/creations", form, "gone")).body;
    const { hash, bytes } = await files.keep(Buffer.from("an owl"));
    const file = { hash, bytes, label: "", mimeType: "image/webp", width: 1, height: 1 };
    await postgresCreationMedia(database).replaceAll(gone, [
      { ...file, duration: null, role: "main" },
    ]);
    await creations.update(gone, { status: null, finishedAt: new Date() });
    const shown = creation.parse((await ada("GET", `/api/creations/${gone}`)).body);
    const signed = shown.media?.main.url ?? "";
    expect((await open(signed)).statusCode).toBe(200);
    await ada("POST", `/api/creations/${gone}/actions`, { action: "delete" });
    await ada("POST", `/api/creations/${gone}/actions`, { action: "purge" });
    expect((await open(signed)).statusCode).toBe(404);
  });
});

describe("share page", () => {
  it("contains title, description and image, properly escaped", async () => {
    const page = (await open(`/item/${id}`)).body;
    expect(page).toContain("<title>a &quot;fox&quot; &amp; &lt;owl&gt; · Kinora</title>");
    expect(page).toContain('property="og:image" content="http://localhost:4310/media/');
    expect(page).not.toContain("<owl>");
  });

  it("strips bidirectional controls from link previews", async () => {
    const form = { type: "text-to-image", prompt: "an owl \u202eelttil\u2069 <b>" };
    const { id: turning } = (await ada("POST", "/api/creations", form, "turning")).body;
    await creations.update(turning, { status: null, finishedAt: new Date() });
    const page = (await open(`/item/${turning}`)).body;
    expect(page).toContain("<title>an owl elttil &lt;b&gt; · Kinora</title>");
    expect(page).toContain('property="og:title" content="an owl elttil &lt;b&gt;"');
  });

  it("discloses nothing about private, deleted or unknown works", async () => {
    await ada("POST", `/api/creations/${id}/actions`, { action: "private" });
    const page = (await open(`/item/${id}`)).body;
    expect(page).not.toContain("fox");
    expect(page).toBe((await open("/item/unknown")).body);
  });
});
