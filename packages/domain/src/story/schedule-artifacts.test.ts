import { setImmediate as breathe } from "node:timers/promises";
import {
  allOf,
  factsOf,
  isVoice,
  madeOf,
  openWorkshop,
  PICTURES,
  planOf,
  WHOLE,
} from "@kinora/testing/story/artifact-workshop";
import { describe, expect, test } from "vitest";
import { scheduleArtifacts } from "./schedule-artifacts.ts";

const { signal: never } = new AbortController();

test("makes nothing for a story whose artifacts all exist", async () => {
  const plan = planOf(WHOLE);
  const all = allOf(plan);
  const { ports, begun, shares } = openWorkshop({
    recall: async (wanted) =>
      new Map(
        wanted.flatMap((key) => {
          const order = all.get(key);
          return order ? [[key, { facts: factsOf(order) }] as const] : [];
        }),
      ),
  });
  const { artifacts } = await scheduleArtifacts(plan, never, ports);
  expect(begun).toEqual([]);
  expect(artifacts.size).toBe(3 * 4 + 2);
  expect(shares).toEqual([1]);
});

test("reports the artifacts in progress and the overall progress", async () => {
  const told: [number, string[]][] = [];
  const { ports } = openWorkshop({
    report: (share, atWork) =>
      told.push([share, atWork.map(({ scene, stage }) => `${scene} ${stage}`)]),
    async make({ order, onProgress }) {
      if (order.kind === "narration") onProgress(0.5);
      return madeOf(order);
    },
  });
  await scheduleArtifacts(planOf({ ...PICTURES, scenes: ["s1"] }), never, ports);
  // A voice has three times the weight of a picture.
  expect(told).toEqual([
    [0.375, ["s1 narration"]],
    [0.375, ["s1 narration", "s1 picture"]],
    [1, []],
  ]);
});

describe("an artifact that fails", () => {
  const failure = {
    said: { code: "story.pieceUnmade", params: { piece: "picture" } } as const,
    ourFault: true,
  };

  test("skips it and everything that needs it, and makes the rest", async () => {
    const { ports, kinds } = openWorkshop({
      make: async ({ order }) =>
        order.kind === "picture" && "visual" in order && order.visual.includes("At home")
          ? { failure }
          : madeOf(order),
    });
    const work = await scheduleArtifacts(planOf(WHOLE), never, ports);
    const twice = ["caption", "caption", "motion", "motion"];
    const thrice = ["narration", "narration", "narration", "picture", "picture", "picture"];
    expect(kinds()).toEqual([...twice, ...thrice, "score"]);
    expect([...work.failures.values()]).toEqual([failure]);
    expect(work.finished).toBe(true);
  });

  test("permanently ends the work after the running ones have ended", async () => {
    const broken = new Error("broken");
    const ended: string[] = [];
    const givenUp = Promise.withResolvers<unknown>();
    const { ports, kinds } = openWorkshop({
      giveUp: givenUp.resolve,
      async make({ order }) {
        if (order.kind === "narration") throw broken;
        const reason = await givenUp.promise;
        await breathe();
        ended.push(order.kind);
        throw reason;
      },
    });
    await expect(scheduleArtifacts(planOf(WHOLE), never, ports)).rejects.toBe(broken);
    expect(await givenUp.promise).toBe(broken);
    expect(ended).toEqual(["picture"]);
    expect(kinds()).toEqual(["narration", "picture"]);
  });

  test("permanently during a lookup is not started again", async () => {
    const broken = new Error("broken");
    const breaks = Promise.withResolvers<never>();
    const { ports, begun } = openWorkshop({
      make: ({ order }) =>
        order.kind === "narration" ? breaks.promise : Promise.resolve(madeOf(order)),
      async makesRoom() {
        if (begun.length < 2) return false;
        breaks.reject(broken);
        await breathe();
        return false;
      },
    });
    await expect(scheduleArtifacts(planOf(PICTURES), never, ports)).rejects.toBe(broken);
    expect(begun.filter(isVoice)).toHaveLength(1);
  });
});

test("when aborted, starts nothing more and rejects with the reason after the running ones have ended", async () => {
  const reason = new Error("cancelled");
  const stop = new AbortController();
  const aborted = Promise.withResolvers<Event>();
  stop.signal.addEventListener("abort", aborted.resolve);
  const ended: string[] = [];
  const { ports, kinds } = openWorkshop({
    async make({ order }) {
      if (order.kind === "picture") stop.abort(reason);
      else await aborted.promise;
      // A voice does not stop immediately.
      if (isVoice(order)) await breathe();
      ended.push(order.kind);
      throw new Error(`the ${order.kind} was stopped`);
    },
  });
  await expect(scheduleArtifacts(planOf(WHOLE), stop.signal, ports)).rejects.toBe(reason);
  expect(ended.sort()).toEqual(["narration", "picture"]);
  expect(kinds()).toEqual(["narration", "picture"]);
});

describe("while others wait", () => {
  test("finishes the running ones, starts nothing, and reports the work as unfinished", async () => {
    const { ports, begun } = openWorkshop({
      makesRoom: async () => begun.length > 0,
      async make({ order }) {
        // Still running when the voice ends.
        if (order.kind === "picture") await breathe();
        return madeOf(order);
      },
    });
    const work = await scheduleArtifacts(planOf(PICTURES), never, ports);
    expect(work.finished).toBe(false);
    expect(begun).toHaveLength(2);
    expect(work.artifacts.size).toBe(2);
  });

  test("leaves when a voice's wait for its turn is given up, and makes it again otherwise", async () => {
    for (const leaves of [true, false]) {
      let waits = true;
      const { ports, begun } = openWorkshop({
        makesRoom: async () => leaves && !waits,
        async make({ order }) {
          if (!isVoice(order) || !waits) return madeOf(order);
          waits = false;
          return { notBegun: true };
        },
      });
      const work = await scheduleArtifacts(planOf(PICTURES), never, ports);
      expect(work.finished).toBe(!leaves);
      expect(work.failures.size).toBe(0);
      expect(begun.filter(isVoice)).toHaveLength(leaves ? 1 : 4);
    }
  });

  test("reports work with nothing left to start as finished", async () => {
    const { ports, begun } = openWorkshop({ makesRoom: async () => begun.length > 1 });
    const work = await scheduleArtifacts(planOf({ ...PICTURES, scenes: ["s1"] }), never, ports);
    expect(work.finished).toBe(true);
  });
});
