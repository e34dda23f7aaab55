import { readFile } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { watchHealth } from "./watch-health.ts";

const SIGNS = { workers: [{ age: 0, sandbox: null, voices: null }], queueAge: null };

function watch(answer: () => Promise<unknown>, free = 1e12) {
  const readSigns = async () => {
    await answer();
    return SIGNS;
  };
  const health = watchHealth({ readSigns, probeMedia: async () => free });
  onTestFinished(() => health.close());
  return health;
}

it("does not take a server that stood itself for a database that is away", async () => {
  const health = watch(() => readFile(import.meta.filename));
  const looked = health.look();
  const until = performance.now() + 1_200;
  while (performance.now() < until);
  expect((await looked).degraded).toEqual([]);
});

it("says that a database is away that does not answer", async () => {
  const health = watch(() => new Promise(() => {}));
  expect((await health.look()).degraded).toContain("DATABASE_AWAY");
});

it("says that the disk is full before nothing can be kept any more", async () => {
  const here = async () => {};
  expect((await watch(here, 200e6).look()).degraded).toEqual(["DISK_FULL"]);
  expect((await watch(here, 400e6).look()).degraded).toEqual([]);
});
