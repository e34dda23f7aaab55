import type { PlatformFaults } from "@kinora/platform-simulators/platform-faults";
import { describe, expect, test } from "vitest";
import { publishThrough } from "../publish-through.ts";
import { FAULT_CASES, OTHER_ENDS } from "./expected.ts";
import { FAULT_SAMPLES, type FaultSample } from "./samples.ts";

/** Publishes under faults; returns how it ended. */
async function endOf(
  { open, publication }: FaultSample,
  faults: Partial<PlatformFaults>,
  afterwards: Partial<PlatformFaults> = {},
) {
  const { connection, simulator, platform, pass } = await open();
  Object.assign(simulator.faults, structuredClone(faults));
  const commit: typeof platform.commit = async (order, handle) => {
    const outcome = await platform.commit(order, handle, new AbortController().signal);
    Object.assign(simulator.faults, structuredClone(afterwards));
    return outcome;
  };
  const opened = { platform: { ...platform, commit }, pass };
  const ended = await publishThrough(opened, connection, publication);
  const posts = simulator.posts.length;
  if (ended.as === "fail") return { end: [ended.failure.class, posts], failure: ended.failure };
  if (ended.as === "done" && ended.post.id !== null && publication.kind !== "draft")
    expect(simulator.posts).toMatchObject([{ id: ended.post.id }]);
  return { end: [ended.as, posts], failure: null };
}

describe.each(Object.entries(FAULT_SAMPLES))("%s", (name, sample) => {
  const ends = OTHER_ENDS[name] ?? {};
  const cases = Object.entries(FAULT_CASES).flatMap(([fault, { faults, afterwards, end }]) => {
    const expected = fault in ends ? ends[fault] : end;
    return expected ? [[fault, { faults, afterwards, expected }] as const] : [];
  });

  test.each(cases)("%s", async (_fault, { faults, afterwards, expected }) => {
    const { end, failure } = await endOf(sample, faults, afterwards);
    expect(end, JSON.stringify(failure)).toEqual(expected);
    if (expected[0] === "limit") expect(failure?.retryAt).toBeInstanceOf(Date);
  });

  test.each(sample.cuts)("upload cut at byte %d", async (cut) => {
    expect((await endOf(sample, { filePart: [cut] })).end).toEqual(["done", 1]);
  });
});
