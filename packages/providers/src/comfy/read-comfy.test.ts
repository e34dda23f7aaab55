import { expect, test } from "vitest";
import { classifyComfySubmit, readComfyReplay } from "./read-comfy.ts";
import { readPictures } from "./read-comfy-output.ts";

const url = "https://files.example/a.png";
const made = { data: [{ url }] };
const files = [{ url }];
const held = { data: [{ url: null, is_image_safe: false }] };
const AGAIN = { "retry-after": "5" };

const answer = (status: number, type: string, body: object | string = {}, headers = {}) => ({
  status,
  headers: { ...(type && { "x-comfy-error-type": type }), ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const submit = (...said: Parameters<typeof answer>) =>
  classifyComfySubmit({ kind: "answered", answer: answer(...said) }, "our-key", readPictures);
const replay = (...said: Parameters<typeof answer>) =>
  readComfyReplay(answer(...said), readPictures);

const stage = { kind: "making", percent: null };
const WORKING = { kind: "working", stage, afterMilliseconds: 5_000 };
const UNCLEAR = { kind: "unclear" };
const FAILED = { kind: "failed" };
const refused = (why: string) => ({ kind: "refused", why });

test.each([
  [200, "", made, {}, { kind: "files", files }],
  [200, "", made, { "idempotent-replayed": "true" }, { kind: "files", files }],
  [200, "", held, {}, refused("policy")],
  [200, "", "<html>", {}, UNCLEAR],
  [409, "concurrency_limit_exceeded", {}, AGAIN, WORKING],
  [504, "deadline_exceeded", {}, AGAIN, WORKING],
  [504, "deadline_exceeded", {}, {}, UNCLEAR],
  [504, "provider_timeout", {}, {}, UNCLEAR],
  [409, "invalid_input", {}, {}, FAILED],
  [502, "provider_error", {}, {}, FAILED],
  [400, "content_policy_violation", {}, {}, refused("policy")],
  [422, "invalid_input", { detail: [] }, {}, refused("input")],
  // These say nothing about the order, only about the caller, the rate limit or the service.
  [401, "unauthorized", {}, {}, UNCLEAR],
  [402, "insufficient_credits", {}, {}, UNCLEAR],
  [403, "not_enabled", {}, {}, UNCLEAR],
  [404, "model_not_found", {}, {}, UNCLEAR],
  [429, "rate_limited", {}, AGAIN, UNCLEAR],
  [500, "internal_error", {}, {}, UNCLEAR],
  [500, "pondering", {}, {}, UNCLEAR],
  [503, "service_unavailable", {}, {}, UNCLEAR],
  [502, "", "<html>", {}, UNCLEAR],
] as const)("reads a repeated POST answered with %i %s: %j", (...row) => {
  const [status, type, body, headers, said] = row;
  expect(replay(status, type, body, headers)).toEqual(said);
});

test("learns nothing from a repeated POST without an answer", () => {
  expect(readComfyReplay(null, readPictures)).toEqual(UNCLEAR);
});

test("takes the answer to the first POST as the result or as a sign of progress", () => {
  const upstreamId = "our-key";
  expect(submit(200, "", made)).toEqual({ kind: "accepted", upstreamId, files });
  expect(submit(504, "deadline_exceeded", {}, AGAIN)).toEqual({ kind: "accepted", upstreamId });
  expect(submit(409, "concurrency_limit_exceeded", {}, AGAIN)).toEqual({
    kind: "accepted",
    upstreamId,
  });
  // An empty success is not resent either.
  expect(submit(200, "", { data: [] })).toEqual({ kind: "accepted", upstreamId });
});

test.each([
  [401, "unauthorized", "auth"],
  [402, "insufficient_credits", "quota"],
  [403, "forbidden", "denied"],
  [403, "not_enabled", "denied"],
  [404, "model_not_found", "away"],
  [413, "invalid_input", "input"],
  [422, "invalid_input", "input"],
])("reads a first POST answered with %i %s as not accepted: %s", (status, type, why) => {
  expect(submit(status, type)).toEqual({ kind: "refused", why });
});

test("treats a policy refusal as possibly billed, because some makers charge for it", () => {
  const policy = { kind: "refused", why: "policy", upstreamId: "our-key" };
  expect(submit(400, "content_policy_violation")).toEqual(policy);
  expect(submit(200, "", held)).toEqual(policy);
});

test("treats a rate limit as not sent, and any other problem as possibly accepted", () => {
  expect(submit(429, "rate_limited", {}, AGAIN)).toEqual({
    ...{ kind: "not sent", afterMilliseconds: 5_000 },
  });
  expect(classifyComfySubmit({ kind: "not sent" }, "our-key", readPictures)).toMatchObject({
    kind: "not sent",
  });
  for (const [status, type] of [
    [409, "invalid_input"],
    [500, "internal_error"],
    [502, "provider_error"],
    [503, "service_unavailable"],
    [504, "provider_timeout"],
    [504, "deadline_exceeded"],
  ] as const)
    expect(submit(status, type)).toEqual({ kind: "unknown" });
  expect(submit(200, "", "<html>")).toEqual({ kind: "unknown" });
  expect(classifyComfySubmit({ kind: "lost" }, "our-key", readPictures)).toEqual({
    kind: "unknown",
  });
});
