import { expect, test } from "vitest";
import {
  classifyRunwaySubmit,
  readRunwayCost,
  readRunwayResult,
  readRunwayStanding,
} from "./read-runway.ts";

const url = "https://files.example/a.mp4";
const working = (stage: object) => ({ kind: "working", stage, afterMilliseconds: 5_000 });
const waiting = working({ kind: "waiting", ahead: null });
const failed = { kind: "failed" };
const cost = { credits: 25 };
const estimatedCost = { credits: 25 };

const answer = (status: number, body: object | string) => ({
  ...{ status, headers: {} },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const submit = (status: number, body: object | string) =>
  classifyRunwaySubmit({ kind: "answered", answer: answer(status, body) });
const standing = (body: object) => readRunwayStanding(answer(200, body));

test.each([
  [{ status: "PENDING", estimatedCost }, waiting],
  [{ status: "THROTTLED", estimatedCost }, waiting],
  [{ status: "RUNNING", progress: 0.4, estimatedCost }, working({ kind: "making", percent: 40 })],
  [{ status: "RUNNING", estimatedCost }, working({ kind: "making", percent: null })],
  [{ status: "SUCCEEDED", output: [url], cost }, { kind: "done" }],
  [
    { status: "CANCELLED", cost: { credits: 0 } },
    { ...failed, cost: 0 },
  ],
  [{ status: "PONDERING" }, { kind: "unclear" }],
  [{ id: "a" }, { kind: "unclear" }],
])("reads the standing of a task from %j", (said, read) => {
  expect(standing(said)).toEqual(read);
});

test.each([
  ["SAFETY.INPUT.TEXT", { kind: "refused", why: "policy" }],
  ["SAFETY.OUTPUT.VIDEO", { kind: "refused", why: "policy" }],
  ["INPUT_PREPROCESSING.SAFETY.TEXT", { kind: "refused", why: "policy" }],
  ["ASSET.INVALID", { kind: "refused", why: "input" }],
  ["INPUT_PREPROCESSING.INTERNAL", failed],
  ["INTERNAL.BAD_OUTPUT.CODE01", failed],
  ["INTERNAL", failed],
  ["WHATEVER", failed],
  [undefined, failed],
])("reads a failure with code %s and charges the cost of the task", (failureCode, read) => {
  expect(standing({ status: "FAILED", failure: "…", failureCode, cost })).toEqual({
    ...read,
    cost: 250,
  });
  expect(standing({ status: "FAILED", failureCode })).toEqual({ ...read, cost: undefined });
});

test.each([401, 404, 429, 500, 503])("learns nothing about a task from a %i", (status) => {
  const said = answer(status, { status: "FAILED", error: "…" });
  expect(readRunwayStanding(said)).toEqual({ kind: "unclear" });
  expect(readRunwayResult(said)).toEqual({ kind: "unclear" });
  expect(readRunwayCost(said)).toBeNull();
});

test("learns nothing about a task from a missing or unreadable answer", () => {
  for (const said of [null, answer(200, "<html>")]) {
    expect(readRunwayStanding(said)).toEqual({ kind: "unclear" });
    expect(readRunwayResult(said)).toEqual({ kind: "unclear" });
  }
});

test("returns the files of a finished task and its cost in credits", () => {
  const done = answer(200, { status: "SUCCEEDED", output: [url], cost: { credits: 24.01 } });
  expect(readRunwayResult(done)).toEqual({ kind: "files", files: [{ url }] });
  expect(readRunwayCost(done)).toBe(241);
  const empty = answer(200, { status: "SUCCEEDED", output: [] });
  expect(readRunwayResult(empty)).toEqual({ kind: "gone" });
  expect(readRunwayCost(empty)).toBeNull();
});

test.each([
  [200, { id: "a-task", estimatedCost }, { kind: "accepted", upstreamId: "a-task" }],
  [200, {}, { kind: "unknown" }],
  [200, "<html>", { kind: "unknown" }],
  [400, { error: "Validation of body failed" }, { kind: "refused", why: "input" }],
  // Also a 400, but not about the prompt.
  [
    400,
    { error: "You do not have enough credits to run this task." },
    { kind: "refused", why: "quota" },
  ],
  [400, { error: "Blocked by content moderation" }, { kind: "refused", why: "policy" }],
  [401, { error: "Invalid API key" }, { kind: "refused", why: "auth" }],
  [429, { error: "Too many requests" }, { kind: "not sent", afterMilliseconds: 30_000 }],
  [502, "Bad gateway", { kind: "unknown" }],
  [503, "", { kind: "unknown" }],
  [504, "", { kind: "unknown" }],
] as const)("classifies a POST answered with %i %j", (status, body, outcome) => {
  expect(submit(status, body)).toEqual(outcome);
});

test("treats a POST whose answer is lost as possibly accepted", () => {
  expect(classifyRunwaySubmit({ kind: "lost" })).toEqual({ kind: "unknown" });
  expect(classifyRunwaySubmit({ kind: "not sent" })).toMatchObject({ kind: "not sent" });
});
