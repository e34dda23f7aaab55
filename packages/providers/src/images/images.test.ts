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

/** A server that answers everything with this, and what it was sent. */
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

test("an order is one POST in the words of OpenAI", async () => {
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

test("a server that asks for no key is sent none", async () => {
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
  // It is over, and there is nothing to wait for.
  [200, { data: [] }, { kind: "accepted", upstreamId: "our key", files: [] }],
  [200, { data: [{ b64_json: "" }] }, { kind: "accepted", upstreamId: "our key", files: [] }],
  [200, "<html>", { kind: "unknown" }],
  [400, { error: { code: "content_policy_violation" } }, { kind: "refused", why: "policy" }],
  [400, { error: { code: "moderation_blocked" } }, { kind: "refused", why: "policy" }],
  [400, { error: { code: "invalid_value" } }, { kind: "refused", why: "input" }],
  [401, { error: { code: "invalid_api_key" } }, { kind: "refused", why: "auth" }],
  [404, { error: { code: "model_not_found" } }, { kind: "refused", why: "auth" }],
  [429, "", { kind: "not sent", afterMilliseconds: 30_000 }],
  // It says so itself: nobody waits for it any longer.
  [
    500,
    { error: { message: "Out of memory", code: 500 } },
    { kind: "accepted", upstreamId: "our key", files: [] },
  ],
  // Another may answer for it while it is at work.
  [500, { detail: "Internal error" }, { kind: "unknown" }],
  [502, "<html>", { kind: "unknown" }],
])("the POST, answered %i %j", async (status, body, outcome) => {
  expect(await submit(answered(status, body))).toEqual(outcome);
});

test("an answer that is lost may have been made, and what had no connection was not", async () => {
  expect(await submit({ kind: "lost" })).toEqual({ kind: "unknown" });
  expect(await submit({ kind: "not sent" })).toMatchObject({ kind: "not sent" });
});

test("a film is refused before anything is sent", async () => {
  const { provider, sent } = open({ kind: "lost" });
  await expect(provider.map({ ...order, recipe: recipeOf({}) })).rejects.toThrow();
  expect(sent).toEqual([]);
});

test.each([
  [answered(200, { data: [{ id: "sd3" }] }), null],
  [answered(200, { data: [{ id: "another" }] }), "model.missingFiles"],
  // It has no list, and is believed.
  [answered(404, ""), null],
  [answered(401, ""), "model.serverSilent"],
  [answered(503, ""), "model.serverSilent"],
  [{ kind: "not sent" }, "model.serverSilent"],
] as const)("a server that says %j of its models", async (said, code) => {
  const why = await inspectModels(settings, "OpenAI-compatible", async () => said);
  expect(why("images/generations")?.code ?? null).toBe(code);
});
