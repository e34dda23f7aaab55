import { readFile } from "node:fs/promises";
import type { VitalSigns } from "@kinora/domain/health/vital-signs";
import { expect, it, onTestFinished } from "vitest";
import { watchHealth } from "./watch-health.ts";

const SIGNS = {
  workers: [{ age: 0, sandbox: null, voices: null }],
  ...{ queueAge: null, listeners: [], takeoutsFailed: 0, booksDiffer: 0, demoWorks: null },
};

function watch(answer: () => Promise<unknown>, free = 1e12, signs: VitalSigns = SIGNS) {
  const readSigns = async () => {
    await answer();
    return signs;
  };
  const health = watchHealth({ readSigns, probeMedia: async () => free });
  onTestFinished(() => health.close());
  return health;
}

it("does not mistake a stall of its own process for an unavailable database", async () => {
  const health = watch(() => readFile(import.meta.filename));
  const looked = health.look();
  const until = performance.now() + 1_200;
  while (performance.now() < until);
  expect((await looked).degraded).toEqual([]);
});

it("reports a database that does not answer", async () => {
  const health = watch(() => new Promise(() => {}));
  expect((await health.look()).degraded).toContain("DATABASE_AWAY");
});

it("reports a full disk before writing becomes impossible", async () => {
  const here = async () => {};
  expect((await watch(here, 200e6).look()).degraded).toEqual(["DISK_FULL"]);
  expect((await watch(here, 400e6).look()).degraded).toEqual([]);
});

it("reports a listener that is late, and one that gave up on an event", async () => {
  const here = async () => {};
  const kept = { listener: "notification", lag: 59, waiting: 3, dead: 0 };
  const degraded = async (change: Partial<typeof kept>) => {
    const signs = { ...SIGNS, listeners: [{ ...kept, ...change }] };
    return (await watch(here, 1e12, signs).look()).degraded;
  };
  expect(await degraded({})).toEqual([]);
  expect(await degraded({ lag: 61 })).toEqual(["EVENTS_LATE"]);
  expect(await degraded({ dead: 1 })).toEqual(["EVENTS_FAILED"]);
});

it("reports a queue whose oldest order has waited for minutes", async () => {
  const degraded = async (queueAge: number) =>
    (await watch(async () => {}, 1e12, { ...SIGNS, queueAge }).look()).degraded;
  expect(await degraded(240)).toEqual([]);
  expect(await degraded(480)).toEqual(["QUEUE_SLOW"]);
});

it("reports that the last archive of somebody's data was given up", async () => {
  const signs = { ...SIGNS, takeoutsFailed: 1 };
  expect((await watch(async () => {}, 1e12, signs).look()).degraded).toEqual(["TAKEOUTS_FAILED"]);
});

it("reports that books differ, until somebody took note", async () => {
  const signs = { ...SIGNS, booksDiffer: 2 };
  expect((await watch(async () => {}, 1e12, signs).look()).degraded).toEqual(["BOOKS_DIFFER"]);
});
