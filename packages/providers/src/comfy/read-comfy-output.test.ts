import { expect, test } from "vitest";
import { readByteplusFilm, readPictures, readRunwayTask } from "./read-comfy-output.ts";

const url = "https://files.example/a";
const files = { kind: "files", files: [{ url }] };
const policy = { kind: "refused", why: "policy" };
const failed = { kind: "failed" };

test.each([
  [{ status: "SUCCEEDED", output: [url] }, files],
  [{ status: "FAILED", failureCode: "SAFETY.INPUT.TEXT" }, policy],
  [{ status: "FAILED", failureCode: "INTERNAL.BAD_OUTPUT.CODE01" }, failed],
  [{ status: "SUCCEEDED", output: [] }, failed],
  ["what?", failed],
])("reads a Runway task from %j", (said, made) => {
  expect(readRunwayTask(said)).toEqual(made);
});

test.each([
  [{ status: "succeeded", content: { video_url: url }, error: null }, files],
  [{ status: "failed", error: { code: "OutputVideoSensitiveContentDetected" } }, policy],
  [{ status: "failed", error: { code: "InternalServiceError" } }, failed],
  // Comfy Router's own URL of it has expired.
  [{ status: "succeeded", content: null }, failed],
])("reads a BytePlus film from %j", (said, made) => {
  expect(readByteplusFilm(said)).toEqual(made);
});

test.each([
  [{ data: [{ url, size: "2560x1440" }] }, files],
  [{ data: [{ url, is_image_safe: true }] }, files],
  // A success without any image.
  [{ data: [{ url: null, is_image_safe: false }] }, policy],
  [{ data: [] }, failed],
])("reads images from %j", (said, made) => {
  expect(readPictures(said)).toEqual(made);
});
