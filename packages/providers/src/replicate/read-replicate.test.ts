import { expect, test } from "vitest";
import { readReplicateResult, readReplicateStanding } from "./read-replicate.ts";

const answer = (fields: object, status = 200) => ({
  status,
  headers: {},
  body: JSON.stringify({ id: "p1", ...fields }),
});

test.each([
  ["starting", "working"],
  ["processing", "working"],
  ["succeeded", "done"],
  ["failed", "failed"],
  ["canceled", "failed"],
  ["aborted", "failed"],
  ["pondering", "unclear"],
])("status %s: %s", (status, kind) => {
  expect(readReplicateStanding(answer({ status, error: "E1000" }))).toEqual({ kind });
});

test("a refusal is known by its words; an error of theirs says nothing of the order", () => {
  const flagged = { status: "failed", error: "The input was flagged as sensitive (E005)" };
  expect(readReplicateStanding(answer(flagged))).toEqual({ kind: "refused", why: "policy" });
  expect(readReplicateStanding(answer({ detail: "no" }, 404))).toEqual({ kind: "unclear" });
  expect(readReplicateStanding(null)).toEqual({ kind: "unclear" });
});

const url = "https://replicate.delivery/a.mp4";
test.each([[{ output: url }], [{ output: [url] }], [{ output: { video: url, seed: 7 } }]])(
  "its files, in whatever shape: %j",
  (fields) => {
    const said = answer({ status: "succeeded", ...fields });
    expect(readReplicateResult(said)).toEqual({ kind: "files", files: [{ url }] });
  },
);

test("what they have no longer is gone", () => {
  const removed = { status: "succeeded", output: null, data_removed: true };
  expect(readReplicateResult(answer(removed))).toEqual({ kind: "gone" });
  expect(readReplicateResult(answer({ status: "succeeded", output: null }))).toEqual({
    kind: "gone",
  });
  expect(readReplicateResult(null)).toEqual({ kind: "unclear" });
});
