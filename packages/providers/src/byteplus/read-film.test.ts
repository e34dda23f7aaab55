import { expect, test } from "vitest";
import {
  idOfFilm,
  isByteplusPolicy,
  readFilmCost,
  readFilmResult,
  readFilmStanding,
} from "./read-film.ts";

const url = "https://files.example/a.mp4";
const PRO = 2.5;
const usage = { completion_tokens: 108_000, total_tokens: 108_000 };
const unclear = { kind: "unclear" };
const answer = (status: number, body: object | string) => ({
  ...{ status, headers: {} },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const standing = (body: object) => readFilmStanding(answer(200, body), PRO);

test.each([
  [{ status: "queued" }, { kind: "working", stage: { kind: "waiting", ahead: null } }],
  [
    { status: "running", content: null, error: null },
    { kind: "working", stage: { kind: "making", percent: null } },
  ],
  [{ status: "succeeded", content: { video_url: url }, usage }, { kind: "done" }],
  [{ status: "cancelled" }, { kind: "failed", cost: undefined }],
  [{ status: "expired" }, { kind: "failed", cost: undefined }],
  [{ status: "pondering" }, unclear],
  [{ id: "a" }, unclear],
])("reads the standing of a task from %j", (said, read) => {
  expect(standing(said)).toEqual(read);
});

test.each([
  ["InputTextSensitiveContentDetected", { kind: "refused", why: "policy" }],
  ["InputImageSensitiveContentDetected", { kind: "refused", why: "policy" }],
  ["OutputVideoSensitiveContentDetected", { kind: "refused", why: "policy" }],
  ["InternalServiceError", { kind: "failed" }],
  [undefined, { kind: "failed" }],
])("reads a failure with code %s and charges its tokens", (code, read) => {
  const failed = { status: "failed", error: { code, message: "…" } };
  expect(standing({ ...failed, usage })).toEqual({ ...read, cost: 270 });
  expect(standing({ ...failed, usage: { completion_tokens: 0 } })).toEqual({ ...read, cost: 0 });
  expect(standing(failed)).toEqual({ ...read, cost: undefined });
});

test.each([401, 404, 429, 500, 503])("learns nothing about a task from a %i", (status) => {
  const said = answer(status, { status: "failed", error: { code: "ResourceNotFound" } });
  expect(readFilmStanding(said, PRO)).toEqual(unclear);
  expect(readFilmResult(said)).toEqual(unclear);
  expect(readFilmCost(said, PRO)).toBeNull();
});

test("learns nothing about a task from a missing or unreadable answer", () => {
  for (const said of [null, answer(200, "<html>")]) {
    expect(readFilmStanding(said, PRO)).toEqual(unclear);
    expect(readFilmResult(said)).toEqual(unclear);
    expect(readFilmCost(said, PRO)).toBeNull();
  }
});

test("returns the film of a finished task and its cost in tokens", () => {
  const done = answer(200, { status: "succeeded", content: { video_url: url }, usage });
  expect(readFilmResult(done)).toEqual({ kind: "files", files: [{ url }] });
  expect(readFilmCost(done, PRO)).toBe(270);
  expect(readFilmCost(done, 1)).toBe(108);
  const rounded = { status: "succeeded", usage: { completion_tokens: 101 } };
  expect(readFilmCost(answer(200, rounded), PRO)).toBe(1);
  const empty = answer(200, { status: "succeeded", content: null });
  expect(readFilmResult(empty)).toEqual({ kind: "gone" });
  expect(readFilmCost(empty, PRO)).toBeNull();
});

test("recognises the task id and policy refusals in the answer to a POST", () => {
  expect(idOfFilm(answer(200, { id: "cgt-2026" }))).toBe("cgt-2026");
  for (const body of [{}, { id: "" }, "<html>"]) expect(idOfFilm(answer(200, body))).toBeNull();
  const refused = (code: string) => isByteplusPolicy(answer(400, { error: { code } }));
  expect(refused("InputTextSensitiveContentDetected")).toBe(true);
  expect(refused("InvalidParameter")).toBe(false);
  expect(isByteplusPolicy(answer(400, "Sensitive"))).toBe(false);
});
