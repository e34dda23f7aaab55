import { expect, test } from "vitest";
import { configuredProviders } from "../configured-providers.ts";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { bflProvider } from "./bfl-provider.ts";
import { bflCallback } from "./read-callback.ts";

const VENDOR = "https://api.bfl.ai";

/** A provider whose requests are answered like this, and the requests it sends. */
function open(
  answer: (request: Request) => Exchanged = () => ({ kind: "lost" }),
  url = VENDOR,
  callsBack = true,
) {
  const sent: Request[] = [];
  const provider = bflProvider(
    { key: "a key", url, callsBack },
    async (request) => {
      sent.push(request);
      return answer(request);
    },
    () => "flux-pro-1.1",
  );
  return { provider, sent };
}
const order = (said = {}) => ({
  recipe: recipeOf({ type: "text-to-image", prompt: "a fox", ...said }),
  ...{ inputs: {}, background: false },
});

test("submits an order with a single POST, whatever the outcome, with our webhook", async () => {
  const { provider, sent } = open();
  const mapped = await provider.map(order());
  expect(await provider.submit(mapped, { key: "our key", callback: "https://ours" })).toEqual({
    kind: "unknown",
  });
  expect(sent).toEqual([
    {
      method: "POST",
      url: "https://api.bfl.ai/v1/flux-pro-1.1",
      headers: {
        "x-key": "a key",
        accept: "application/json",
        "content-type": "application/json",
      },
      body:
        '{"height":736,"output_format":"png","prompt":"a fox","prompt_upsampling":false,' +
        '"safety_tolerance":0,"seed":7,"width":1312,"webhook_url":"https://ours"}',
    },
  ]);
});

test.each([
  [null, true],
  ["https://ours", false],
])("leaves the order as it is without a webhook: %j, %j", async (callback, callsBack) => {
  const { provider, sent } = open(undefined, undefined, callsBack);
  const mapped = await provider.map(order());
  await provider.submit(mapped, { key: "our key", callback });
  expect(sent).toMatchObject([{ body: mapped.body }]);
});

test("refuses at the start what neither requests webhooks nor leaves them out", () => {
  expect(() => configuredProviders({ BFL_API_KEY: "k", BFL_WEBHOOKS: "no" })).toThrow(
    'BFL_WEBHOOKS is "no": it must be on or off.',
  );
});

test("refuses an unsupported recipe before sending anything", async () => {
  const { provider, sent } = open();
  await expect(provider.map(order({ negative_prompt: "rain" }))).rejects.toThrow();
  expect(sent).toEqual([]);
});

test("polls an order at the URL returned with its answer", async () => {
  const { provider, sent } = open();
  const upstreamId = "https://api.eu.bfl.ai/v1/get_result?id=a";
  await provider.standing({ endpoint: "flux-pro-1.1", upstreamId });
  await provider.result({ endpoint: "flux-pro-1.1", upstreamId });
  const asked = { method: "GET", url: upstreamId, headers: { "x-key": "a key" } };
  expect(sent).toMatchObject([asked, asked]);
  expect(provider).toMatchObject({ cancel: null, lookFor: null });
});

const said = (status: number, body: object): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body: JSON.stringify(body) },
});
const at = (origin: string) => `${origin}/v1/get_result?id=a-1`;
const urlsOf = (sent: readonly Request[]) => sent.map(({ url }) => url);
const known = { endpoint: "flux-pro-1.1", upstreamId: "a-1" };

test.each([404, 200])(
  "looks in every region for an order of which a webhook told the id only (%i elsewhere)",
  async (status) => {
    const { provider, sent } = open(({ url }) =>
      url.startsWith("https://api.us.")
        ? said(200, { status: "Pending" })
        : said(status, { status: "Task not found" }),
    );
    expect(await provider.standing(known)).toMatchObject({ kind: "working" });
    expect(urlsOf(sent)).toEqual(
      [VENDOR, "https://api.eu.bfl.ai", "https://api.us.bfl.ai"].map(at),
    );
  },
);

test("asks no other region once an order is found, or while there is no answer", async () => {
  for (const answer of [
    said(200, { status: "Pending" }),
    said(503, {}),
    { kind: "lost" },
  ] as const) {
    const { provider, sent } = open(() => answer);
    await provider.standing(known);
    expect(urlsOf(sent)).toEqual([at(VENDOR)]);
  }
});

test("asks only the origin that the operator configured", async () => {
  const { provider, sent } = open(() => said(404, {}), "http://127.0.0.1:4324");
  expect(await provider.standing(known)).toEqual({ kind: "unclear" });
  expect(urlsOf(sent)).toEqual([at("http://127.0.0.1:4324")]);
});

test.each(["https://evil.example/v1/get_result?id=a", "a/../b", "a?b", "", "a".repeat(201)])(
  "sends the key nowhere when the id is %j",
  async (upstreamId) => {
    const { provider, sent } = open();
    expect(await provider.standing({ ...known, upstreamId })).toEqual({ kind: "unclear" });
    expect(sent).toEqual([]);
  },
);

test.each([
  ['{"id":"a-1","status":"Ready"}', "a-1"],
  ['{"task_id":"a-1","status":"SUCCESS"}', "a-1"],
  ['{"id":"https://evil.example/a"}', null],
  ['{"polling_url":"https://api.bfl.ai/v1/get_result?id=a"}', null],
  ["<html>", null],
])("reads the id of an order from the webhook %s", async (body, id) => {
  expect(await bflCallback({ headers: {}, body }, new Date())).toBe(id);
});
