import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { seeded } from "@kinora/domain/seeded-random";
import {
  COMMIT_FAULTS,
  FILE_PART_FAULTS,
  type PlatformFaults,
  PROCESSING_FAULTS,
  QUESTION_FAULTS,
  STANDING_FAULTS,
} from "@kinora/platform-simulators/platform-faults";
import { drawn } from "@kinora/testing/drawn";
import { expect, test } from "vitest";
import { newChild, publishThrough } from "../publish-through.ts";
import { FAULT_SAMPLES } from "./samples.ts";

/** Scripts for each kind of each platform; a few of them are run every day. */
const SCRIPTS = 400;
const DAILY = 100;

type Random = () => number;
const pick = <One>(random: Random, all: readonly One[]): One =>
  all[Math.floor(random() * all.length)] as One;

/** Faults in random places; most calls go well. */
function randomFaults(random: Random): Partial<PlatformFaults> {
  const some = <One>(all: readonly One[], share: number, count: number) =>
    Array.from({ length: count }, () => (random() < share ? pick(random, all) : null));
  const cut = Math.floor(random() * 700_000);
  return {
    commit: some(COMMIT_FAULTS, 0.6, 2),
    filePart: some([...FILE_PART_FAULTS, cut, cut], 0.4, 4),
    processing: some(PROCESSING_FAULTS, 0.3, 2),
    question: some(QUESTION_FAULTS, 0.25, 12),
    standing: random() < 0.15 ? pick(random, STANDING_FAULTS) : null,
  };
}

/** The process ends after a call, before its outcome is stored. */
class Killed extends Error {}

/** A platform whose callers are killed at random steps. */
function killing(platform: PublishingPlatform, random: Random): PublishingPlatform {
  const maybe = async <Outcome>(call: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await call;
    if (random() < 0.15) throw new Killed();
    return outcome;
  };
  return {
    ...platform,
    prepare: (order, handle) => maybe(platform.prepare(order, handle)),
    commit: (...given) => maybe(platform.commit(...given)),
    ask: (prepared) => maybe(platform.ask(prepared)),
  };
}

/** Runs a script until it ends; a process that was killed goes on from what was stored. */
async function run(name: string, seed: number) {
  const sample = FAULT_SAMPLES[name] ?? expect.fail(name);
  const random = seeded(seed);
  const { connection, simulator, platform, pass } = await sample.open();
  Object.assign(simulator.faults, randomFaults(random));
  const opened = { platform: killing(platform, random), pass };
  const ended = await throughKills(opened, connection, sample.publication);
  return { ended, live: simulator.posts.filter(({ isRemoved }) => !isRemoved).length };
}

async function throughKills(
  opened: { readonly platform: PublishingPlatform; readonly pass: (time: number) => void },
  connection: PlatformConnection,
  publication: Parameters<typeof publishThrough>[2],
) {
  const child = newChild(connection);
  for (;;) {
    try {
      return await publishThrough(opened, connection, publication, child);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      child.steps += 1;
    }
  }
}

const all = Object.keys(FAULT_SAMPLES).flatMap((name, index) =>
  Array.from({ length: SCRIPTS }, (_, script) => [name, index * 1_000 + script] as const),
);

test.each(drawn(all, DAILY))(
  "%s is posted at most once, or honestly not (script %d)",
  async (name, seed) => {
    const { ended, live } = await run(name, seed);
    expect(live).toBeLessThanOrEqual(1);
    if (ended.as === "done") expect(live).toBe(1);
    if (ended.as === "fail") expect(live, JSON.stringify(ended)).toBe(0);
  },
);
