import { expect, test } from "vitest";
import { classifyBflSubmit, readBflResult, readBflStanding } from "./read-bfl.ts";

const HOME = "https://api.bfl.ai";
const address = "https://api.eu.bfl.ai/v1/get_result?id=a";
const sample = "https://files.example/a.png";
const answer = (status: number, body: object | string) => ({
  ...{ status, headers: {} },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const submit = (status: number, body: object | string, home = HOME) =>
  classifyBflSubmit({ kind: "answered", answer: answer(status, body) }, home);
const policy = { kind: "refused", why: "policy" };
const unclear = { kind: "unclear" };

test.each([
  [
    { status: "Pending", result: null },
    { kind: "working", stage: { kind: "making", percent: null } },
  ],
  [{ status: "Ready", result: { sample } }, { kind: "done" }],
  [{ status: "Request Moderated", result: null }, policy],
  [{ status: "Content Moderated", result: null }, policy],
  [{ status: "Error", result: null }, { kind: "failed" }],
  [{ status: "Task not found", result: null }, unclear],
  [{ status: "Pondering" }, unclear],
  [{ id: "a" }, unclear],
])("reads the standing of an order from %j", (said, read) => {
  expect(readBflStanding(answer(200, said))).toEqual(read);
});

test.each([401, 403, 404, 429, 500, 503])("learns nothing about an order from a %i", (status) => {
  const said = answer(status, { status: "Error" });
  expect(readBflStanding(said)).toEqual(unclear);
  expect(readBflResult(said)).toEqual(unclear);
});

test("learns nothing about an order from a missing or unreadable answer", () => {
  for (const said of [null, answer(200, "<html>")]) {
    expect(readBflStanding(said)).toEqual(unclear);
    expect(readBflResult(said)).toEqual(unclear);
  }
});

test("returns the one file of a finished order, or reports it gone", () => {
  const result = (body: object) => readBflResult(answer(200, { status: "Ready", ...body }));
  expect(result({ result: { sample } })).toEqual({ kind: "files", files: [{ url: sample }] });
  expect(result({ result: {} })).toEqual({ kind: "gone" });
  expect(result({})).toEqual({ kind: "gone" });
  expect(readBflResult(answer(200, { status: "Pending" }))).toEqual(unclear);
});

test.each([
  [
    200,
    { id: "a", polling_url: address, cost: 4.2 },
    { kind: "accepted", upstreamId: address, cost: 42 },
  ],
  [200, { id: "a", polling_url: address }, { kind: "accepted", upstreamId: address }],
  [200, { id: "a", polling_url: address, cost: -1 }, { kind: "accepted", upstreamId: address }],
  // With a webhook there is only an id.
  [
    200,
    { id: "a", status: "Pending", webhook_url: "https://ours", cost: 4 },
    { kind: "accepted", upstreamId: "a", cost: 40 },
  ],
  [200, { id: "https://evil.example" }, { kind: "unknown" }],
  [200, { cost: 4 }, { kind: "unknown" }],
  [200, "<html>", { kind: "unknown" }],
  [402, { detail: "Insufficient credits" }, { kind: "refused", why: "quota" }],
  [403, { detail: "Not authenticated" }, { kind: "refused", why: "auth" }],
  [403, { detail: "Forbidden" }, { kind: "refused", why: "denied" }],
  [422, { detail: [{ msg: "Field required" }] }, { kind: "refused", why: "input" }],
  [422, { detail: "Request Moderated" }, { kind: "refused", why: "policy" }],
  [429, { detail: "Too many active tasks" }, { kind: "not sent", afterMilliseconds: 30_000 }],
  [500, "", { kind: "unknown" }],
  [503, "", { kind: "unknown" }],
] as const)("classifies a POST answered with %i %j", (status, body, outcome) => {
  expect(submit(status, body)).toEqual(outcome);
});

test("treats a POST whose answer is lost as possibly accepted", () => {
  expect(classifyBflSubmit({ kind: "lost" }, HOME)).toEqual({ kind: "unknown" });
  expect(classifyBflSubmit({ kind: "not sent" }, HOME)).toMatchObject({ kind: "not sent" });
});

test.each([
  "https://bfl.ai.example/v1/get_result?id=a",
  "https://notbfl.ai/v1/get_result?id=a",
  "http://api.bfl.ai/v1/get_result?id=a",
  "https://api.bfl.ai:8443/v1/get_result?id=a",
  "https://key@api.bfl.ai/v1/get_result?id=a",
  "https://api.bfl.ai@files.example/a",
  "file:///etc/passwd",
  "/v1/get_result?id=a",
  "",
])("never sends the key to %s", (polling_url) => {
  expect(submit(200, { id: "a", polling_url })).toEqual({ kind: "unknown" });
});

test("polls at the origin that the operator configured", () => {
  const own = { id: "a", polling_url: "http://127.0.0.1:4324/v1/get_result?id=a" };
  expect(submit(200, own, "http://127.0.0.1:4324")).toMatchObject({ kind: "accepted" });
  expect(submit(200, own)).toEqual({ kind: "unknown" });
  expect(submit(200, own, "http://127.0.0.1:4325")).toEqual({ kind: "unknown" });
});
