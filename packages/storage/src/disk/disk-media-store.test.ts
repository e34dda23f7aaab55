import { randomUUID } from "node:crypto";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isFull } from "@kinora/domain/media/is-full";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskMediaStore } from "./disk-media-store.ts";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "kinora-media-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const all = async (before: Date) => {
  const hashes: string[] = [];
  for await (const hash of diskMediaStore(directory).list(before)) hashes.push(hash);
  return hashes;
};
const tomorrow = () => new Date(Date.now() + 86_400_000);

test("stores identical bytes once, and leaves nothing unfinished", async () => {
  const store = diskMediaStore(directory);
  const first = await store.keep(Buffer.from("a fox"));
  expect(await store.keep(Buffer.from("a fox"))).toEqual(first);
  expect(await all(tomorrow())).toEqual([first.hash]);
  expect(readdirSync(join(directory, "unfinished"))).toEqual([]);
});

test("does not remove a file that has been stored again since", async () => {
  const store = diskMediaStore(directory);
  const { hash } = await store.keep(Buffer.from("a fox"));
  await store.remove(hash, new Date(Date.now() - 60_000));
  expect(await store.stat(hash)).not.toBeNull();
  await store.remove(hash, tomorrow());
  expect(await store.stat(hash)).toBeNull();
  expect(readdirSync(join(directory, "unfinished"))).toEqual([]);
});

test("clears what killed processes left behind, and loses nothing that was about to be removed", async () => {
  const store = diskMediaStore(directory);
  const { hash } = await store.keep(Buffer.from("a fox"));
  const unfinished = join(directory, "unfinished");
  const [written, begun] = [join(unfinished, randomUUID()), join(unfinished, randomUUID())];
  const [path, aside] = [
    (await store.fetch(hash, ""))?.path ?? "",
    join(unfinished, `${hash}.${randomUUID()}`),
  ];
  renameSync(path, aside);
  for (const file of [written, begun]) writeFileSync(file, "half a file");
  const [old, between] = [new Date(Date.now() - 7_200_000), new Date(Date.now() - 3_600_000)];
  for (const file of [aside, written]) utimesSync(file, old, old);

  expect(await all(between)).toEqual([]);
  expect(readdirSync(unfinished)).toEqual([basename(begun)]);
  expect(readFileSync(path, "utf8")).toBe("a fox");
  expect(await all(tomorrow())).toEqual([hash]);
  await store.remove(hash, tomorrow());
  expect(readdirSync(unfinished)).toEqual([]);
});

test.each(["../source", "..%2fsource", "a".repeat(63), "A".repeat(64), "", `${"a".repeat(64)}/x`])(
  "refuses %s, which is not a hash, as a path",
  async (name) => {
    writeFileSync(join(directory, "source"), "secret");
    const store = diskMediaStore(directory);
    expect(await store.stat(name)).toBeNull();
    await store.remove(name);
    expect(readFileSync(join(directory, "source"), "utf8")).toBe("secret");
  },
);

test("throws for a missing source and leaves nothing behind", async () => {
  await expect(diskMediaStore(directory).keep(join(directory, "none"))).rejects.toThrow("ENOENT");
  expect(await all(tomorrow())).toEqual([]);
});

test("distinguishes a full disk from other errors", () => {
  expect(isFull(Object.assign(new Error("write"), { code: "ENOSPC" }))).toBe(true);
  expect(isFull(Object.assign(new Error("open"), { code: "ENOENT" }))).toBe(false);
});

test("keeps the folders inaccessible to other users of the machine", async () => {
  const inside = join(directory, "media");
  const { hash } = await diskMediaStore(inside).keep(Buffer.from("a fox"));
  for (const folder of [inside, join(inside, hash.slice(0, 2)), join(inside, "unfinished")]) {
    expect(statSync(folder).mode & 0o077).toBe(0);
  }
});
