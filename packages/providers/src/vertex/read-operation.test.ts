import { expect, test } from "vitest";
import type { Exchanged } from "../http/exchange.ts";
import {
  classifyVertexSubmit,
  filmOf,
  readOperation,
  readVertexStanding,
} from "./read-operation.ts";

const name = "projects/p/locations/us-central1/publishers/google/models/veo/operations/a-1";
const answer = (status: number, body: unknown) => ({
  ...{ status, headers: {} },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const submit = (status: number, body: unknown) =>
  classifyVertexSubmit({ kind: "answered", answer: answer(status, body) });
const problem = (message: string) => ({ error: { message, status: "INVALID_ARGUMENT" } });

test.each([
  [200, { name }, { kind: "accepted", upstreamId: name }],
  [200, { name: "https://elsewhere.example/operations/a" }, { kind: "unknown" }],
  [200, {}, { kind: "unknown" }],
  [200, "<html>", { kind: "unknown" }],
  [400, problem("It violates our usage guidelines"), { kind: "refused", why: "policy" }],
  [400, problem("Unsupported aspect ratio"), { kind: "refused", why: "input" }],
  [401, "", { kind: "refused", why: "auth" }],
  [403, problem("Billing is not enabled"), { kind: "refused", why: "quota" }],
  [403, problem("Permission denied"), { kind: "refused", why: "denied" }],
  // The model no longer exists.
  [404, problem("It was not found"), { kind: "refused", why: "away" }],
  [429, "", { kind: "not sent", afterMilliseconds: 30_000 }],
  [503, "", { kind: "unknown" }],
] as const)("classifies a POST answered with %i %j", (status, body, outcome) => {
  expect(submit(status, body)).toEqual(outcome);
});

test("treats a POST whose answer is lost as possibly billed", () => {
  const lost: Exchanged = { kind: "lost" };
  expect(classifyVertexSubmit(lost)).toEqual({ kind: "unknown" });
});

const standing = (status: number, body: unknown) =>
  readVertexStanding(readOperation(answer(status, body)));
const done = (response: object) => ({ name, done: true, response });
const working = { kind: "working", stage: { kind: "making", percent: null } };

test.each([
  [200, { name }, working],
  [200, { name, done: false, metadata: {} }, working],
  [200, done({ videos: [{ gcsUri: "gs://a/b.mp4" }] }), { kind: "done" }],
  [200, done({ raiMediaFilteredCount: 1 }), { kind: "refused", why: "policy" }],
  [200, done({ raiMediaFilteredReasons: ["…"] }), { kind: "refused", why: "policy" }],
  [200, done({ videos: [] }), { kind: "failed" }],
  [200, done({}), { kind: "failed" }],
  [200, { name, done: true, error: { code: 13 } }, { kind: "failed" }],
  [200, { name, done: true, error: { code: 3 } }, { kind: "refused", why: "input" }],
  [
    200,
    { name, done: true, error: { code: 3, message: "It violates our usage guidelines" } },
    { kind: "refused", why: "policy" },
  ],
  // None of these is a failure (reference 8.4).
  [200, { name, done: "soon" }, { kind: "unclear" }],
  [401, "", { kind: "unclear" }],
  [404, "", { kind: "unclear" }],
  [429, "", { kind: "unclear" }],
  [503, "", { kind: "unclear" }],
] as const)("reads an operation answered with %i %j", (status, body, said) => {
  expect(standing(status, body)).toEqual(said);
});

test.each([
  [
    { bytesBase64Encoded: "AAAA", mimeType: "video/mp4" },
    { kind: "within", url: "data:video/mp4;base64,AAAA" },
  ],
  [{ gcsUri: "gs://a/b/c.mp4" }, { kind: "bucket", bucket: "a", object: "b/c.mp4" }],
  [{ gcsUri: "https://elsewhere.example/c.mp4" }, null],
  [{}, null],
])("finds the film in %j", (video, place) => {
  expect(filmOf({ name, done: true, response: { videos: [video] } })).toEqual(place);
});
