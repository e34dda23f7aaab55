import { expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { inspectModels } from "../openai/inspect-models.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { imagesProvider } from "./images-provider.ts";

const settings = { url: "http://gpu:8080", model: "sd3", key: "a key" };
const answered = (status: number, body: unknown): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body: typeof body === "string" ? body : JSON.stringify(body) },
});

/** A provider that always receives the given exchange, and the requests it sends. */
function open(said: Exchanged, { key }: { key: string | null } = settings) {
  const sent: Request[] = [];
  const provider = imagesProvider(
    { ...settings, key },
    async (request) => {
      sent.push(request);
      return said;
    },
    () => "images/generations",
  );
  return { provider, sent };
}
const order = {
  recipe: recipeOf({ type: "text-to-image", prompt: "a fox", width: 1344, height: 768 }),
  ...{ inputs: {}, background: false },
};

async function submit(said: Exchanged) {
  const { provider } = open(said);
  return provider.submit(await provider.map(order), { key: "our key", callback: null });
}

test("submits an order with one POST in OpenAI's format", async () => {
  const { provider, sent } = open({ kind: "lost" });
  await provider.submit(await provider.map(order), { key: "our key", callback: "https://ours" });
  expect(sent).toEqual([
    {
      method: "POST",
      url: "http://gpu:8080/v1/images/generations",
      headers: {
        accept: "application/json",
        authorization: "Bearer a key",
        "content-type": "application/json",
      },
      body: '{"model":"sd3","n":1,"prompt":"a fox","response_format":"b64_json","size":"1344x768"}',
      ...{ patience: 300_000, largest: 24_000_000 },
    },
  ]);
});

test("sends no key to a server that requires none", async () => {
  const { provider, sent } = open({ kind: "lost" }, { key: null });
  await provider.submit(await provider.map(order), { key: "our key", callback: null });
  expect(sent[0]?.headers).not.toHaveProperty("authorization");
});

test.each([
  [
    200,
    { data: [{ b64_json: "AAAA" }] },
    { kind: "accepted", upstreamId: "our key", files: [{ url: "data:;base64,AAAA" }] },
  ],
  [
    200,
    { data: [{ url: "http://gpu:8080/generated/a.png" }] },
    {
      kind: "accepted",
      upstreamId: "our key",
      files: [{ url: "http://gpu:8080/generated/a.png" }],
    },
  ],
  // Final: there is nothing to poll for.
  [200, { data: [] }, { kind: "accepted", upstreamId: "our key", files: [] }],
  [200, { data: [{ b64_json: "" }] }, { kind: "accepted", upstreamId: "our key", files: [] }],
  [200, "<html>", { kind: "unknown" }],
  [400, { error: { code: "content_policy_violation" } }, { kind: "refused", why: "policy" }],
  [400, { error: { code: "moderation_blocked" } }, { kind: "refused", why: "policy" }],
  [400, { error: { code: "invalid_value" } }, { kind: "refused", why: "input" }],
  [401, { error: { code: "invalid_api_key" } }, { kind: "refused", why: "auth" }],
  [404, { error: { code: "model_not_found" } }, { kind: "refused", why: "away" }],
  [429, "", { kind: "not sent", afterMilliseconds: 30_000 }],
  // The server itself reports the failure, so it is final.
  [
    500,
    { error: { message: "Out of memory", code: 500 } },
    { kind: "accepted", upstreamId: "our key", files: [] },
  ],
  // A proxy may answer this while the server is still working.
  [500, { detail: "Internal error" }, { kind: "unknown" }],
  [502, "<html>", { kind: "unknown" }],
])("classifies a POST answered with %i %j", async (status, body, outcome) => {
  expect(await submit(answered(status, body))).toEqual(outcome);
});

test("treats a lost answer as possibly made, and a failed connection as not sent", async () => {
  expect(await submit({ kind: "lost" })).toEqual({ kind: "unknown" });
  expect(await submit({ kind: "not sent" })).toMatchObject({ kind: "not sent" });
});

test("refuses a film before sending anything", async () => {
  const { provider, sent } = open({ kind: "lost" });
  await expect(provider.map({ ...order, recipe: recipeOf({}) })).rejects.toThrow();
  expect(sent).toEqual([]);
});

test.each([
  [answered(200, { data: [{ id: "sd3" }] }), null],
  [answered(200, { data: [{ id: "another" }] }), "model.missingFiles"],
  // The server has no list of models, so the configured name is trusted.
  [answered(404, ""), null],
  [answered(401, ""), "model.serverSilent"],
  [answered(503, ""), "model.serverSilent"],
  [{ kind: "not sent" }, "model.serverSilent"],
] as const)("checks its model against the list %j", async (said, code) => {
  const why = await inspectModels(settings, "OpenAI-compatible", async () => said);
  expect(why("images/generations")?.code ?? null).toBe(code);
});
