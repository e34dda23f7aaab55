import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { ByteRange, MediaStore } from "@kinora/domain/media/media-store";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { diskMediaStore } from "../src/disk/disk-media-store.ts";
import { openS3Storage } from "../src/s3/open-s3-storage.ts";
import { openSimulatedBucket } from "./simulated-bucket.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-media-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const tomorrow = () => new Date(Date.now() + 86_400_000);
const yesterday = () => new Date(Date.now() - 86_400_000);

async function openS3(): Promise<MediaStore> {
  const { settings, simulator } = await openSimulatedBucket();
  onTestFinished(() => simulator.close());
  return openS3Storage(settings).media;
}

/** Implementations of the media store, which share the same tests. */
const STORES: readonly (readonly [string, () => Promise<MediaStore>])[] = [
  ["disk", async () => diskMediaStore(join(folder, "media"))],
  ["s3", openS3],
];
const read = async (store: MediaStore, hash: string, range?: ByteRange) => {
  const content = await store.read(hash, range);
  return content && buffer(content);
};
const all = async (store: MediaStore, before: Date) => {
  const hashes: string[] = [];
  for await (const hash of store.list(before)) hashes.push(hash);
  return hashes.sort();
};

describe.each(STORES)("stored files on %s", (_name, open) => {
  it("are found by their content, in whole and in part", async () => {
    const store = await open();
    const kept = await store.keep(Buffer.from("a red fox"));
    expect(kept).toEqual({ hash: sha256("a red fox"), bytes: 9 });
    expect(await store.stat(kept.hash)).toEqual({ bytes: 9 });
    expect(String(await read(store, kept.hash))).toBe("a red fox");
    expect(String(await read(store, kept.hash, { first: 2, last: 4 }))).toBe("red");
    expect(String(await read(store, kept.hash, { first: 8, last: 8 }))).toBe("x");
  });

  it("are copied from paths, even large ones, which are kept", async () => {
    const store = await open();
    const source = join(folder, "source");
    const bytes = randomBytes(9_000_000);
    writeFileSync(source, bytes);
    const { hash } = await store.keep(source);
    expect(hash).toBe(sha256(bytes));
    expect((await read(store, hash))?.equals(bytes)).toBe(true);
    expect(readFileSync(source).equals(bytes)).toBe(true);
  });

  it("are fetched to a path without leaving anything unfinished", async () => {
    const store = await open();
    const { hash } = await store.keep(Buffer.from("a fox"));
    const directory = join(folder, "scratch", "deep");
    const both = await Promise.all([store.fetch(hash, directory), store.fetch(hash, directory)]);
    for (const found of [...both, await store.fetch(hash, directory)]) {
      expect(found?.bytes).toBe(5);
      expect(readFileSync(found?.path ?? "", "utf8")).toBe("a fox");
    }
    if (existsSync(directory)) expect(readdirSync(directory)).toEqual([hash]);
  });

  it("are stored once, however often and concurrently", async () => {
    const store = await open();
    const stored = await Promise.all(
      Array.from({ length: 5 }, () => store.keep(Buffer.from("a fox"))),
    );
    expect(new Set(stored.map(({ hash }) => hash)).size).toBe(1);
    expect(await all(store, tomorrow())).toEqual([sha256("a fox")]);
  });
});

describe.each(STORES)("old files on %s", (_name, open) => {
  it("are removed permanently, and repeated removal is harmless", async () => {
    const store = await open();
    const { hash } = await store.keep(Buffer.from("a fox"));
    await store.remove(hash);
    await store.remove(hash);
    expect(await store.stat(hash)).toBeNull();
    expect(await read(store, hash)).toBeNull();
    expect(await store.fetch(hash, folder)).toBeNull();
    expect(await all(store, tomorrow())).toEqual([]);
  });

  it("are kept when they have been stored again since", async () => {
    const store = await open();
    const { hash } = await store.keep(Buffer.from("a fox"));
    await store.remove(hash, yesterday());
    expect(await store.stat(hash)).not.toBeNull();
    await store.remove(hash, tomorrow());
    expect(await store.stat(hash)).toBeNull();
  });

  it("are listed by their age", async () => {
    const store = await open();
    const kept = [await store.keep(Buffer.from("a fox")), await store.keep(Buffer.from("a bear"))];
    expect(await all(store, yesterday())).toEqual([]);
    expect(await all(store, tomorrow())).toEqual(kept.map(({ hash }) => hash).sort());
  });
});

describe.each(STORES)("missing files on %s", (_name, open) => {
  it.each(["../source", "..%2fsource", "a".repeat(63), "A".repeat(64), "", `${"a".repeat(64)}/x`])(
    "are not found under %s, which is not a hash",
    async (name) => {
      const store = await open();
      expect(await store.stat(name)).toBeNull();
      expect(await read(store, name)).toBeNull();
      expect(await store.fetch(name, folder)).toBeNull();
      expect(await store.address(name, { mimeType: "image/png", now: new Date() })).toBeNull();
      await store.remove(name);
    },
  );

  it("are not stored from a missing source", async () => {
    const store = await open();
    await expect(store.keep(join(folder, "none"))).rejects.toThrow("ENOENT");
    expect(await all(store, tomorrow())).toEqual([]);
  });

  it("have a URL only where one works", async () => {
    const store = await open();
    const { hash } = await store.keep(Buffer.from("a fox"));
    const address = await store.address(hash, { mimeType: "text/vtt", now: new Date() });
    if (address === null) return;
    const opened = await fetch(address);
    expect([opened.headers.get("content-type"), await opened.text()]).toEqual([
      "text/vtt",
      "a fox",
    ]);
  });
});
