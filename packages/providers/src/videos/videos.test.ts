import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { videosProvider } from "./videos-provider.ts";

const settings = { url: "http://gpu:8091", model: "wan", key: "a key" as string | null };
const folder = mkdtempSync(join(tmpdir(), "kinora-videos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const picture = join(folder, "first.webp");
writeFileSync(picture, "a picture");

/** A provider that always receives the given exchange, and the requests it sends. */
function open(said: Exchanged = { kind: "lost" }, { key } = settings) {
  const sent: Request[] = [];
  const provider = videosProvider(
    { ...settings, key },
    async (request) => {
      sent.push(request);
      return said;
    },
    () => "videos",
  );
  return { provider, sent };
}
const says = (status: number, body: unknown): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body: typeof body === "string" ? body : JSON.stringify(body) },
});
const order = (said: Parameters<typeof recipeOf>[0] = {}, inputs: Record<string, string> = {}) => ({
  ...{ recipe: recipeOf({ duration: 4, prompt: "a fox", ...said }), inputs, background: false },
});
const hash = "ab".repeat(32);
const initialImage = { hash, mimeType: "image/webp", width: 1280, height: 720, duration: null };
const post = { key: "our key", callback: null };
const intent = { endpoint: "wan", upstreamId: "video_1" };

test("submits an order with one POST of a form, with the first picture as a file", async () => {
  const { provider, sent } = open();
  const words = await provider.map(order());
  expect(words).toEqual({
    endpoint: "wan",
    body: '{"model":"wan","prompt":"a fox","seconds":"4","size":"1280x720"}',
  });
  expect(await provider.submit(words, post)).toEqual({ kind: "unknown" });
  const said = { type: "photo-to-video", inputs: { initialImage } };
  await provider.submit(await provider.map(order(said, { initialImage: picture })), post);
  const forms = sent.map(({ form = [], ...request }) => {
    expect(request).toEqual({
      ...{ method: "POST", url: "http://gpu:8091/v1/videos" },
      headers: { accept: "application/json", authorization: "Bearer a key" },
    });
    return Object.fromEntries(form);
  });
  const fields = { model: "wan", prompt: "a fox", seconds: "4", size: "1280x720" };
  expect(forms[0]).toEqual(fields);
  const { input_reference: first, ...rest } = forms[1] ?? {};
  expect(rest).toEqual(fields);
  expect(first instanceof File && [first.name, first.type, await first.text()]).toEqual([
    ...["first.webp", "image/webp", "a picture"],
  ]);
});

test("refuses an unsupported recipe before sending anything", async () => {
  const { provider, sent } = open();
  await expect(provider.map(order({ negative_prompt: "rain" }))).rejects.toThrow();
  expect(sent).toEqual([]);
});

test.each([
  [200, { id: "video_1", status: "queued" }, { kind: "accepted", upstreamId: "video_1" }],
  [200, {}, { kind: "unknown" }],
  [200, "<html>", { kind: "unknown" }],
  [400, { error: { code: "content_policy_violation" } }, { kind: "refused", why: "policy" }],
  [400, { error: { code: 400 } }, { kind: "refused", why: "input" }],
  [401, "", { kind: "refused", why: "auth" }],
  [404, "", { kind: "refused", why: "away" }],
  [429, "", { kind: "not sent", afterMilliseconds: 30_000 }],
  [500, "", { kind: "unknown" }],
] as const)("classifies a POST answered with %i %j", async (status, body, outcome) => {
  const { provider } = open(says(status, body));
  expect(await provider.submit(await provider.map(order()), post)).toEqual(outcome);
});

const waiting = { kind: "working", stage: { kind: "waiting", ahead: null } };
const making = (percent: number | null) => ({
  ...{ kind: "working", stage: { kind: "making", percent } },
});

test.each([
  [200, { status: "queued" }, waiting],
  [200, { status: "in_progress", progress: 40 }, making(40)],
  [200, { status: "in_progress", progress: "some" }, making(null)],
  [200, { status: "completed" }, { kind: "done" }],
  [200, { status: "failed", error: { code: "server_error" } }, { kind: "failed" }],
  [
    200,
    { status: "failed", error: { code: "moderation_blocked" } },
    { kind: "refused", why: "policy" },
  ],
  [200, { status: "failed", error: "out of memory" }, { kind: "failed" }],
  [200, { status: "pondering" }, { kind: "unclear" }],
  [404, "", { kind: "unclear" }],
  [503, "", { kind: "unclear" }],
] as const)("reads a film answered with %i %j", async (status, body, standing) => {
  const { provider, sent } = open(says(status, body));
  expect(await provider.standing(intent)).toEqual(standing);
  expect(sent[0]).toMatchObject({ method: "GET", url: "http://gpu:8091/v1/videos/video_1" });
});

test("fetches the film with the key, if any, and retries one that is temporarily not found", async () => {
  const url = "http://gpu:8091/v1/videos/video_1/content";
  const headers = { authorization: "Bearer a key" };
  const done = says(200, { status: "completed" });
  const made = (file: object) => ({ kind: "files", files: [file] });
  expect(await open(done).provider.result(intent)).toEqual(made({ url, headers }));
  const { provider } = open(done, { ...settings, key: null });
  expect(await provider.result(intent)).toEqual(made({ url }));
  expect(await open(says(404, "")).provider.result(intent)).toEqual({ kind: "unclear" });
});

test("deletes an unwanted film, tolerates one that cannot be stopped, and throws when the request did not get through", async () => {
  for (const status of [200, 404, 405, 501]) await open(says(status, "")).provider.cancel?.(intent);
  await expect(open(says(503, "")).provider.cancel?.(intent)).rejects.toThrow("did not hear");
  await expect(open().provider.cancel?.(intent)).rejects.toThrow("did not hear");
});
