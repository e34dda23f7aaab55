import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { MediaStoreAway } from "@kinora/domain/media/media-store";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { openS3Storage } from "../src/s3/open-s3-storage.ts";
import { openSimulatedBucket } from "./simulated-bucket.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-trouble-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function open(now?: () => Date) {
  const { settings, simulator } = await openSimulatedBucket(now ? { now } : {});
  onTestFinished(() => simulator.close());
  return { ...simulator, settings, store: openS3Storage(settings) };
}
const film = Buffer.alloc(300_000, "a fox in the rain ");

it("repeats a write whose response was lost, or that a busy bucket rejected", async () => {
  const { store, faults, bucket } = await open();
  faults.add({ operation: "PutObject", key: "media/", kind: "drop" });
  faults.add({ operation: "PutObject", key: "media/", kind: "slow-down" });
  const { hash } = await store.media.keep(film);
  expect(await store.media.stat(hash)).toEqual({ bytes: film.length });
  expect([...bucket.objects.keys()]).toEqual([`media/${hash}`]);
});

it("resumes a read where the connection broke", async () => {
  const { store, faults } = await open();
  const { hash } = await store.media.keep(film);
  faults.add({ operation: "GetObject", kind: "truncated", times: 2 });
  const range = { first: 1_000, last: 250_000 };
  const part = await buffer((await store.media.read(hash, range)) ?? Readable.from([]));
  expect(part.equals(film.subarray(1_000, 250_001))).toBe(true);
  faults.add({ operation: "GetObject", kind: "truncated" });
  const fetched = await store.media.fetch(hash, folder);
  expect(fetched?.bytes).toBe(film.length);
});

it("fails rather than ending early, and leaves no partial file", async () => {
  const { store, faults } = await open();
  const { hash } = await store.media.keep(film);
  const directory = join(folder, "half");
  faults.add({ operation: "GetObject", kind: "truncated", times: 9 });
  await expect(store.media.fetch(hash, directory)).rejects.toThrow();
  expect(readdirSync(directory)).toEqual([]);
});

it("refuses bytes that do not match their hash", async () => {
  const { store, bucket } = await open();
  const { hash } = await store.media.keep(film);
  const key = `media/${hash}`;
  const spoiled = bucket.objects.get(key);
  if (spoiled) bucket.objects.set(key, { ...spoiled, bytes: Buffer.from("other"), checksum: null });
  await expect(store.media.fetch(hash, folder)).rejects.toThrow("other bytes");
});

it("reports the files as unavailable when the bucket does not respond", async () => {
  const { store, close } = await open();
  await close();
  const asked = [
    () => store.media.keep(film),
    () => store.media.stat("a".repeat(64)),
    () => store.probe(),
  ];
  for (const ask of asked) await expect(ask()).rejects.toThrow(MediaStoreAway);
});

it("waits for a removal in progress, and stores the file again", async () => {
  const { store, faults, bucket, counts } = await open();
  const { hash } = await store.media.keep(film);
  const old = bucket.objects.get(`media/${hash}`);
  const hourAgo = new Date(Date.now() - 3_600_000);
  if (old) bucket.objects.set(`media/${hash}`, { ...old, lastModified: hourAgo });
  // The removal has found the file to be old and removes it slowly; meanwhile it is stored again.
  faults.add({ operation: "DeleteObject", key: "media/", kind: { lateMs: 400 } });
  const removed = store.media.remove(hash, new Date(Date.now() - 60_000));
  await expect.poll(() => counts().DeleteObject).toBe(1);
  await store.media.keep(film);
  await removed;
  expect(await store.media.stat(hash)).toEqual({ bytes: film.length });
  expect([...bucket.objects.keys()]).toEqual([`media/${hash}`]);
});

it("creates URLs that stay the same for a while and are valid for five minutes", async () => {
  const start = Date.parse("2026-06-15T12:00:00Z");
  let now = start;
  const { store } = await open(() => new Date(now));
  // Stored by a client with the real time, so it is signed just now, whatever the bucket's clock
  // shows later.
  now = Date.now();
  const { hash } = await store.media.keep(film);
  const addressAt = (at: number) =>
    store.media.address(hash, { mimeType: "video/mp4", now: new Date(at) });
  const address = (await addressAt(start)) ?? "";
  expect(await addressAt(start + 60_000)).toBe(address);
  const status = async (at: number) => {
    now = at;
    return (await fetch(address)).status;
  };
  expect(await status(start + 140_000)).toBe(200);
  expect(await status(start + 301_000)).toBe(403);
});
