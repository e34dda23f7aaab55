import { expect, test } from "vitest";
import { readReplicateResult, readReplicateStanding } from "./read-replicate.ts";

const answer = (fields: object, status = 200) => ({
  status,
  headers: {},
  body: JSON.stringify({ id: "p1", ...fields }),
});

test.each([
  ["succeeded", "done"],
  ["failed", "failed"],
  ["canceled", "failed"],
  ["aborted", "failed"],
  ["pondering", "unclear"],
])("reads status %s: %s", (status, kind) => {
  expect(readReplicateStanding(answer({ status, error: "E1000" }))).toEqual({ kind });
});

test.each([
  [{ status: "starting" }, { kind: "waiting", ahead: null }],
  [{ status: "processing" }, { kind: "making", percent: null }],
  [
    { status: "processing", logs: null },
    { kind: "making", percent: null },
  ],
  [
    { status: "processing", logs: "Using seed: 7" },
    { kind: "making", percent: null },
  ],
  [
    {
      status: "processing",
      logs: "  0%|          | 0/50 [00:00<?, ?it/s]\r 40%|████      | 20/50 [00:03<00:04,  6.7it/s]",
    },
    { kind: "making", percent: 40 },
  ],
])("reads waiting or progress as far as it is reported: %j", (said, stage) => {
  expect(readReplicateStanding(answer(said))).toEqual({ kind: "working", stage });
});

test("recognises a policy refusal by its words, and learns nothing from a server error", () => {
  const flagged = { status: "failed", error: "The input was flagged as sensitive (E005)" };
  expect(readReplicateStanding(answer(flagged))).toEqual({ kind: "refused", why: "policy" });
  expect(readReplicateStanding(answer({ detail: "no" }, 404))).toEqual({ kind: "unclear" });
  expect(readReplicateStanding(null)).toEqual({ kind: "unclear" });
});

const url = "https://replicate.delivery/a.mp4";
test.each([[{ output: url }], [{ output: [url] }], [{ output: { video: url, seed: 7 } }]])(
  "reads the files of any output format: %j",
  (fields) => {
    const said = answer({ status: "succeeded", ...fields });
    expect(readReplicateResult(said)).toEqual({ kind: "files", files: [{ url }] });
  },
);

test("reports a deleted prediction as gone", () => {
  const removed = { status: "succeeded", output: null, data_removed: true };
  expect(readReplicateResult(answer(removed))).toEqual({ kind: "gone" });
  expect(readReplicateResult(answer({ status: "succeeded", output: null }))).toEqual({
    kind: "gone",
  });
  expect(readReplicateResult(null)).toEqual({ kind: "unclear" });
});
