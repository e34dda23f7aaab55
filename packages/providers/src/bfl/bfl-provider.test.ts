import { expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { bflProvider } from "./bfl-provider.ts";

/** A provider that always receives the given exchange, and the requests it sends. */
function open(exchanged: Exchanged = { kind: "lost" }) {
  const sent: Request[] = [];
  const provider = bflProvider(
    { key: "a key", url: "https://api.bfl.ai" },
    async (request) => {
      sent.push(request);
      return exchanged;
    },
    () => "flux-pro-1.1",
  );
  return { provider, sent };
}
const order = (said = {}) => ({
  recipe: recipeOf({ type: "text-to-image", prompt: "a fox", ...said }),
  ...{ inputs: {}, background: false },
});

test("submits an order with a single POST, whatever the outcome, and requests no webhook", async () => {
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
        '"safety_tolerance":0,"seed":7,"width":1312}',
    },
  ]);
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
