import { expect, test } from "vitest";
import { type Combination, nameOf } from "./combinations.ts";
import { openMarket } from "./open-market.ts";

const SHARE = 0.03;
const SEED = Number(process.env.COMBINATIONS_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** "3/20": every twentieth, from the third on; else a few, drawn fresh. */
const SLICE = process.env.COMBINATIONS_SLICE;
/** Milliseconds after which every day's run ends, with as many as there were. */
const LONGEST = SLICE === undefined ? 25_000 : Number.POSITIVE_INFINITY;

const market = await openMarket();

/** A number from 0 to 1 that follows from the seed and a place. */
function chance(place: number): number {
  let value = (SEED ^ Math.imul(place + 1, 0x9e3779b1)) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0;
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) >>> 0;
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}

function chosen(all: readonly Combination[]): readonly Combination[] {
  if (SLICE !== undefined) {
    const [part = 0, parts = 1] = SLICE.split("/").map(Number);
    return all.filter((_, place) => place % parts === part);
  }
  return all
    .map((combination, place) => ({ combination, luck: chance(place) }))
    .toSorted((a, b) => a.luck - b.luck)
    .slice(0, Math.ceil(all.length * SHARE))
    .map(({ combination }) => combination);
}

/** What is wrong with what came; null: it is as it was ordered. */
async function flawOf(combination: Combination, key: string): Promise<string | null> {
  const came = await market.deliver(combination, key);
  if (came.problem !== null) return came.problem;
  const { status, kind, main, shape } = came;
  if (status !== null || main === null || shape === null) return `${status}: ${market.told.at(-1)}`;
  if (kind !== shape.kind) return `is of kind ${kind}`;
  const [across = 1, down = 1] = combination.ratio.split(":").map(Number);
  if (kind !== "music") {
    // Whoever says a shape in pixels may be a few off: sides are multiples of 64.
    if (Math.abs(shape.width / shape.height / (across / down) - 1) > 0.04)
      return `was ordered as ${shape.width} × ${shape.height}`;
    if (main.width !== shape.width || main.height !== shape.height)
      return `is ${main.width} × ${main.height}, made as ${shape.width} × ${shape.height}`;
  }
  const { seconds } = combination;
  if (seconds !== null && Math.abs((main.duration ?? 0) - seconds) > 0.6)
    return `lasts ${main.duration} s`;
  return null;
}

test(`what the catalogue offers is delivered as it was ordered (seed ${SEED})`, async () => {
  const all = await market.combinations();
  const flaws: string[] = [];
  const some = chosen(all);
  const began = Date.now();
  let tried = 0;
  for (const [place, combination] of some.entries()) {
    if (Date.now() - began > LONGEST) break;
    tried += 1;
    const t0 = Date.now();
    const flaw = await flawOf(combination, `${place}`);
    (await import("node:fs")).appendFileSync("/tmp/services-progress", `${Date.now() - t0} ${nameOf(combination)} ${flaw}\n`);
    if (flaw !== null) flaws.push(`${nameOf(combination)}: ${flaw}`);
  }
  console.log(`seed ${SEED}: ${tried} of ${all.length} combinations`);
  expect(flaws, flaws.join("\n")).toEqual([]);
}, 3_600_000);
