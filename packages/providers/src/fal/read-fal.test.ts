import { expect, test } from "vitest";
import { readFalResult, readFalStanding } from "./read-fal.ts";

const answer = (status: number, body: object | string) => ({
  status,
  headers: {},
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const waiting = (ahead: number | null) => ({
  kind: "working",
  stage: { kind: "waiting", ahead },
});
const policy = { detail: [{ type: "content_policy_violation", loc: [], msg: "" }] };

test.each([
  [answer(202, { status: "IN_QUEUE", queue_position: 3 }), waiting(3)],
  [answer(202, { status: "IN_QUEUE", queue_position: "soon" }), waiting(null)],
  [answer(202, { status: "IN_QUEUE" }), waiting(null)],
  [
    answer(202, { status: "IN_PROGRESS" }),
    { kind: "working", stage: { kind: "making", percent: null } },
  ],
  [answer(200, { status: "COMPLETED" }), { kind: "done" }],
  [
    answer(200, { status: "COMPLETED", error: "x", error_type: "internal_error" }),
    { kind: "failed" },
  ],
  [
    answer(200, { status: "COMPLETED", error: "x", error_type: "content_policy_violation" }),
    { kind: "refused", why: "policy" },
  ],
  [answer(200, { status: "PONDERING" }), { kind: "unclear" }],
  [answer(404, { status: "NOT_FOUND" }), { kind: "unclear" }],
  [answer(401, { detail: "no" }), { kind: "unclear" }],
  [answer(503, "busy"), { kind: "unclear" }],
  [answer(200, "<html>"), { kind: "unclear" }],
  [null, { kind: "unclear" }],
])("reads a standing from a status and infers nothing else: %j", (said, standing) => {
  expect(readFalStanding(said)).toEqual(standing);
});

test.each([
  [["Loading", " 40%|████      | 20/50 [00:03<00:04]", " 60%|██████    | 30/50"], 60],
  [["Loading the model"], null],
  [["150%|"], null],
  [[], null],
])("reads the percentage of a film being made from its logs: %j", (messages, percent) => {
  const logs = messages.map((message) => ({ message, level: "STDERR", source: "USER" }));
  const stage = { kind: "making", percent };
  expect(readFalStanding(answer(202, { status: "IN_PROGRESS", logs }))).toEqual({
    kind: "working",
    stage,
  });
});

test("reads a standing whose logs are unreadable", () => {
  const stage = { kind: "making", percent: null };
  for (const logs of [null, "a line", [{ level: "INFO" }]])
    expect(readFalStanding(answer(202, { status: "IN_PROGRESS", logs }))).toEqual({
      kind: "working",
      stage,
    });
});

const video = { video: { url: "https://v3.fal.media/a.mp4" } };
test.each([
  [answer(200, video), { kind: "files", files: [{ url: "https://v3.fal.media/a.mp4" }] }],
  [
    answer(200, { images: [{ url: "https://v3.fal.media/a.png" }], has_nsfw_concepts: [false] }),
    { kind: "files", files: [{ url: "https://v3.fal.media/a.png" }] },
  ],
  // A success without any result.
  [
    answer(200, { images: [{ url: "https://v3.fal.media/a.png" }], has_nsfw_concepts: [true] }),
    { kind: "refused", why: "policy" },
  ],
  [answer(200, { images: [] }), { kind: "gone" }],
  [answer(422, policy), { kind: "refused", why: "policy" }],
  [answer(422, { detail: [{ type: "missing" }] }), { kind: "refused", why: "input" }],
  [answer(400, { detail: "Request is still in progress" }), { kind: "unclear" }],
  [answer(404, {}), { kind: "unclear" }],
  [answer(410, {}), { kind: "gone" }],
  // An error of the job itself, and one of the platform.
  [answer(500, { detail: [{ type: "internal_server_error" }] }), { kind: "gone" }],
  [answer(503, { detail: "busy", error_type: "runner_disconnected" }), { kind: "unclear" }],
  [null, { kind: "unclear" }],
])("reads a result, a refusal, or a reason to ask again: %j", (said, result) => {
  expect(readFalResult(said)).toEqual(result);
});
