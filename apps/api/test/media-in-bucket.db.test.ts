import { creation } from "@kinora/contracts/creation/creation";
import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { startS3Simulator } from "@kinora/s3-simulator/start-s3-simulator";
import { afterAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const CREDENTIALS = { keyId: "KEY", secret: "a secret" };
const simulator = await startS3Simulator({ bucket: "works", region: "eu-north-1", ...CREDENTIALS });
afterAll(() => simulator.close());

/** Browsers reach the same bucket under another host name. */
const outside = simulator.endpoint.replace("127.0.0.1", "localhost");
const { server, database, as, clock, parts } = await startTestServer({
  s3: {
    bucket: "works",
    region: "eu-north-1",
    endpoint: simulator.endpoint,
    publicEndpoint: outside,
    credentials: CREDENTIALS,
    pathStyle: true,
  },
});
clock.now = new Date();
const ada = as("ada");

/** Publishes a finished work of Ada's; returns its id and the URL of its file. */
async function publish(content: Buffer): Promise<{ id: string; url: string }> {
  await ada("GET", "/api/me");
  const form = { type: "text-to-image", prompt: "a fox" };
  const { id } = (await ada("POST", "/api/creations", form, `of ${content.length}`)).body;
  const { hash, bytes } = await parts.storage.media.keep(content);
  const shape = { label: "", mimeType: "image/webp", width: 10, height: 10, duration: null };
  await postgresCreationMedia(database).replaceAll(id, [{ ...shape, hash, bytes, role: "main" }]);
  await postgresCreationStore(database).update(id, { status: null, finishedAt: clock.now });
  const shown = creation.parse((await ada("GET", `/api/creations/${id}`)).body);
  return { id, url: shown.media?.main.url ?? "" };
}

const open = (url: string, headers: Record<string, string>) =>
  server.inject({ method: "GET", url, headers });
/** Header of browsers for files in an image or a player. */
const SHOWN = { "sec-fetch-mode": "no-cors" };

it("redirects large files shown in a page to the bucket, and serves the rest itself", async () => {
  const large = Buffer.alloc(1_200_000, "a fox ");
  const { url } = await publish(large);
  const redirected = await open(url, SHOWN);
  expect(redirected.statusCode).toBe(302);
  // A browser that cached the redirect would still follow it after the file is closed.
  expect(redirected.headers["cache-control"]).toBe("no-store");
  const address = redirected.headers.location ?? "";
  expect(new URL(address).origin).toBe(outside);
  const fetched = await fetch(address, { headers: { range: "bytes=2-6" } });
  expect([fetched.status, await fetched.text()]).toEqual([206, "fox a"]);
  expect(fetched.headers.get("content-type")).toBe("image/webp");

  for (const mode of ["cors", "navigate", "same-origin"]) {
    const through = await open(url, { "sec-fetch-mode": mode });
    expect(through.statusCode, mode).toBe(200);
    expect(through.rawPayload.equals(large), mode).toBe(true);
  }
  const small = await publish(Buffer.from("a small fox"));
  expect(await open(small.url, SHOWN)).toMatchObject({ statusCode: 200, body: "a small fox" });
});

it("gives the bucket's URL only to users for whom the file opens", async () => {
  const { id, url } = await publish(Buffer.alloc(1_300_000, "an owl"));
  await ada("POST", `/api/creations/${id}/actions`, { action: "private" });
  expect((await open(url, SHOWN)).statusCode).toBe(404);
  const shown = creation.parse((await ada("GET", `/api/creations/${id}`)).body);
  const signed = shown.media?.main.url ?? "";
  expect((await open(signed, SHOWN)).statusCode).toBe(302);
  await ada("POST", `/api/creations/${id}/actions`, { action: "delete" });
  await ada("POST", `/api/creations/${id}/actions`, { action: "purge" });
  expect((await open(signed, SHOWN)).statusCode).toBe(404);
});
