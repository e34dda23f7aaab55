import { expect, test } from "vitest";
import {
  classifyComfyuiSubmit,
  readComfyuiResult,
  readComfyuiStanding,
  readQueue,
} from "./read-comfyui.ts";

const answer = (status: number, body: unknown) => ({
  ...{ status, headers: {} },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const submit = (status: number, body: unknown) =>
  classifyComfyuiSubmit({ kind: "answered", answer: answer(status, body) });
const invalid = (nodes: Record<string, string>) => ({
  error: { type: "prompt_outputs_failed_validation" },
  node_errors: Object.fromEntries(
    Object.entries(nodes).map(([name, class_type]) => [name, { class_type, errors: [] }]),
  ),
});

test.each([
  [
    200,
    { prompt_id: "a-job", number: 3, node_errors: {} },
    { kind: "accepted", upstreamId: "a-job" },
  ],
  [200, {}, { kind: "unknown" }],
  [200, "<html>", { kind: "unknown" }],
  // A picture comes from the user; anything else that the server lacks is up to its owner.
  [400, invalid({ a: "LoadImage" }), { kind: "refused", why: "input" }],
  [400, invalid({ a: "CheckpointLoaderSimple" }), { kind: "refused", why: "away" }],
  [400, invalid({ a: "LoadImage", b: "VAELoader" }), { kind: "refused", why: "away" }],
  [
    400,
    { error: { type: "missing_node_type" }, node_errors: [] },
    { kind: "refused", why: "away" },
  ],
  [404, "", { kind: "refused", why: "away" }],
  [429, "", { kind: "not sent", afterMilliseconds: 30_000 }],
  [502, "Bad gateway", { kind: "unknown" }],
] as const)("classifies a POST answered with %i %j", (status, body, outcome) => {
  expect(submit(status, body)).toEqual(outcome);
});

test("treats a POST whose answer is lost as possibly accepted", () => {
  expect(classifyComfyuiSubmit({ kind: "lost" })).toEqual({ kind: "unknown" });
});

const item = (id: string) => [4, id, { result: {} }, {}, ["result"]];

test("reads an order's place in the queue, or its absence", () => {
  const queue = answer(200, { queue_running: [item("one")], queue_pending: [item("two")] });
  expect(readQueue(queue, "one")).toBe("running");
  expect(readQueue(queue, "two")).toBe("pending");
  expect(readQueue(queue, "three")).toBe("absent");
  for (const said of [null, answer(503, ""), answer(200, "<html>"), answer(200, {})])
    expect(readQueue(said, "one")).toBeNull();
});

const file = { filename: "film_00001_.mp4", subfolder: "kinora", type: "output" };
const entry = (status: object | null, outputs: object = {}) =>
  answer(200, { mine: { prompt: [], outputs, status, meta: {} } });
const success = { status_str: "success", completed: true, messages: [] };

test.each([
  [entry(success), { kind: "done" }],
  [entry({ status_str: "error", completed: false, messages: [] }), { kind: "failed" }],
  [entry({ status_str: "pondering", completed: false }), { kind: "unclear" }],
  [entry(null), { kind: "unclear" }],
  // The server has restarted since and lost its history.
  [answer(200, {}), { kind: "failed" }],
  [answer(404, ""), { kind: "unclear" }],
  [answer(200, "<html>"), { kind: "unclear" }],
  [null, { kind: "unclear" }],
])("reads the standing of an order from the history %j", (said, read) => {
  expect(readComfyuiStanding(said, "mine")).toEqual(read);
});

test.each(["images", "gifs", "videos", "video"])(
  "returns the first of the %s of the result node",
  (list) => {
    const other = { ...file, filename: "other.png" };
    const outputs = {
      sampler: { images: [other] },
      result: { [list]: [file, other], animated: [true] },
    };
    const url = "http://gpu:8188/view?filename=film_00001_.mp4&subfolder=kinora&type=output";
    expect(readComfyuiResult(entry(success, outputs), "mine", "http://gpu:8188")).toEqual({
      ...{ kind: "files", files: [{ url }] },
    });
  },
);

test("keeps a result's path inside the folder that is requested", () => {
  const outputs = { result: { images: [{ ...file, filename: "../../a&type=input" }] } };
  const result = readComfyuiResult(entry(success, outputs), "mine", "http://gpu:8188");
  const [made] = result.kind === "files" ? result.files : [];
  const { origin, pathname, searchParams } = new URL(made?.url ?? "");
  expect([origin, pathname]).toEqual(["http://gpu:8188", "/view"]);
  expect([...searchParams.keys()]).toEqual(["filename", "subfolder", "type"]);
});

test("reports an empty result as gone and a missing answer as unclear", () => {
  const read = (said: ReturnType<typeof answer> | null) =>
    readComfyuiResult(said, "mine", "http://gpu");
  expect(read(entry(success))).toEqual({ kind: "gone" });
  expect(
    read(entry(success, { result: { images: [{ filename: "", subfolder: "", type: "output" }] } })),
  ).toEqual({ kind: "gone" });
  expect(read(entry(success, { result: { images: [{ ...file, type: "input" }] } }))).toEqual({
    kind: "gone",
  });
  expect(read(answer(200, {}))).toEqual({ kind: "gone" });
  expect(read(answer(503, ""))).toEqual({ kind: "unclear" });
});
