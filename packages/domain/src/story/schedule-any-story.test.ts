import {
  allOf,
  factsOf,
  isVoice,
  madeOf,
  openWorkshop,
  planOf,
} from "@kinora/testing/story/artifact-workshop";
import { writtenBoard } from "@kinora/testing/story/written-board";
import fc from "fast-check";
import { expect, test } from "vitest";
import { needsOf } from "./artifact-keys.ts";
import { scheduleArtifacts } from "./schedule-artifacts.ts";
import type { ArtifactOrder } from "./story-engine.ts";

const scenes = fc.subarray(["s1", "s2", "s3"]);
const quality = fc.constantFrom("small" as const, "full" as const);
const goals = fc.oneof(
  fc.record({
    scenes: fc.option(scenes),
    clips: fc.constant(null),
    join: fc.constant(null),
  }),
  fc.record({ scenes, clips: quality, join: fc.constantFrom(null, "each" as const) }),
  fc.record({
    scenes: fc.constant(null),
    clips: quality,
    join: fc.constantFrom(null, "each" as const, "whole" as const),
  }),
);
const lines = fc.array(fc.constantFrom("", "A wolf.", "Rain falls on the old mill all night."), {
  minLength: 3,
  maxLength: 3,
});
const narrations = fc.constantFrom("voice" as const, "silent" as const, "own" as const);
const snapshots = fc
  .record({ lines, narration: narrations, music: fc.boolean() })
  .map(({ lines, ...settings }) => {
    const board = structuredClone(writtenBoard());
    Object.assign(board.settings, settings);
    for (const [index, scene] of board.scenes.entries()) scene.narration = lines[index] ?? "";
    return { board, recording: "f".repeat(64) };
  });
const flags = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });

test("for any goal and state makes each missing artifact once, after its needs and within the limit", async () => {
  await fc.assert(
    fc.asyncProperty(goals, snapshots, flags, fc.scheduler(), async (goal, snapshot, has, s) => {
      const plan = planOf(goal, snapshot);
      const { keys } = plan;
      const all = allOf(plan);
      const earlier = new Map([...all].filter((_, index) => has[index]));
      const asked: string[] = [];
      const atWork = new Set<ArtifactOrder>();
      const { ports, begun, shares } = openWorkshop({
        async recall(wanted) {
          asked.push(...wanted);
          await s.schedule(Promise.resolve());
          const found = wanted.flatMap((key) => {
            const order = earlier.get(key);
            return order ? [[key, { facts: factsOf(order) }] as const] : [];
          });
          return new Map(found);
        },
        makesRoom: () => s.schedule(Promise.resolve(false)),
        async make({ order, key, artifacts, onProgress }) {
          expect(key).toBe(keys.of(order));
          for (const need of needsOf(order)) expect(artifacts.has(keys.of(need))).toBe(true);
          atWork.add(order);
          expect(atWork.size).toBeLessThanOrEqual(2);
          expect([...atWork].filter(isVoice).length).toBeLessThanOrEqual(1);
          onProgress(0.5);
          await s.schedule(Promise.resolve());
          onProgress(0.2);
          atWork.delete(order);
          return madeOf(order);
        },
      });
      const work = await s.waitFor(scheduleArtifacts(plan, new AbortController().signal, ports));
      const missing = [...all.keys()].filter((key) => !earlier.has(key));
      expect(begun.map(keys.of).sort()).toEqual(missing.sort());
      expect([...work.artifacts.keys()].sort()).toEqual([...all.keys()].sort());
      expect(work.finished).toBe(true);
      expect(new Set(asked).size).toBe(asked.length);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.at(-1)).toBe(1);
    }),
    { numRuns: 60 },
  );
});
