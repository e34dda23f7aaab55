import { creation } from "@kinora/contracts/creation/creation";
import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { startS3Simulator } from "@kinora/s3-simulator/start-s3-simulator";
import { afterAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const CREDENTIALS = { keyId: "KEY", secret: "a secret" };
const simulator = await startS3Simulator({ bucket: "works", region: "eu-north-1", ...CREDENTIALS });
afterAll(() => simulator.close());

/** As browsers reach the bucket: the same one under another name. */
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

/** A finished work of Ada's that everybody may see; its id and the address of its file. */
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
/** As browsers ask for what stands in a picture or a player. */
const SHOWN = { "sec-fetch-mode": "no-cors" };

it("what a page shows and is large comes from the bucket; the rest passes through here", async () => {
  const large = Buffer.alloc(1_200_000, "a fox ");
  const { url } = await publish(large);
  const redirected = await open(url, SHOWN);
  expect(redirected.statusCode).toBe(302);
  // A browser that kept the way would go it when it no longer opens.
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

it("a bucket's address is given to those only for whom the file opens", async () => {
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
