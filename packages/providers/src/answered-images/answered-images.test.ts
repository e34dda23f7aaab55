import { expect, test } from "vitest";
import { classifyImages } from "./classify-images.ts";
import { readImages } from "./read-images.ts";

const url = "https://files.example/a";
const files = [{ url }];

test.each([
  [{ data: [{ url, size: "2560x1440" }] }, { kind: "files", files }],
  [{ data: [{ url, is_image_safe: true }] }, { kind: "files", files }],
  // A success without any image.
  [{ data: [{ url: null, is_image_safe: false }] }, { kind: "refused", why: "policy" }],
  [{ data: [{ url: null }] }, { kind: "failed" }],
  [{ data: [] }, { kind: "failed" }],
  [{}, null],
  ["what?", null],
])("reads images from %j", (said, made) => {
  expect(readImages(said)).toEqual(made);
});

const submit = (status: number, body: object | string) =>
  classifyImages(
    {
      kind: "answered",
      answer: {
        ...{ status, headers: {} },
        body: typeof body === "string" ? body : JSON.stringify(body),
      },
    },
    "our key",
    { isPolicy: (answer) => answer.body.includes("rules") },
  );

test.each([
  [200, { data: [{ url }] }, { kind: "accepted", upstreamId: "our key", files }],
  // Final: there is nothing to poll for.
  [200, { data: [] }, { kind: "accepted", upstreamId: "our key", files: [] }],
  // The image was made, so it may be billed.
  [
    200,
    { data: [{ url: null, is_image_safe: false }] },
    { kind: "refused", why: "policy", upstreamId: "our key" },
  ],
  [200, {}, { kind: "unknown" }],
  [200, "<html>", { kind: "unknown" }],
  [202, { data: [{ url }] }, { kind: "unknown" }],
  [400, "against the rules", { kind: "refused", why: "policy" }],
  [400, "what?", { kind: "refused", why: "input" }],
  [401, "", { kind: "refused", why: "auth" }],
  [402, "", { kind: "refused", why: "quota" }],
  [429, "", { kind: "not sent", afterMilliseconds: 30_000 }],
  [500, "", { kind: "unknown" }],
] as const)("classifies a POST answered with %i %j", (status, body, outcome) => {
  expect(submit(status, body)).toEqual(outcome);
});

test("treats a POST whose answer is lost as possibly billed", () => {
  const after = (kind: "lost" | "not sent") =>
    classifyImages({ kind }, "our key", { isPolicy: () => false });
  expect(after("lost")).toEqual({ kind: "unknown" });
  expect(after("not sent")).toMatchObject({ kind: "not sent" });
});
