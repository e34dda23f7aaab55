import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { openSimulator } from "@kinora/provider-simulators/all/simulators";
import { describe, expect, test } from "vitest";
import { configuredProviders } from "../src/configured-providers.ts";
import type { Exchange, Request } from "../src/http/exchange.ts";

/** Services that tell for nothing whether they have a model. */
const WATCHED = ["fal", "replicate", "comfy", "gemini", "vertex"];

const endpointsAt = (name: string) =>
  MODEL_ENTRIES.flatMap(({ routes }) => routes.filter(({ protocol }) => protocol === name)).map(
    ({ endpoint }) => endpoint,
  );

function open(name: string, lacks: readonly string[] = []) {
  const options = { now: () => new Date(), fileAddress: () => "", movesWhenAsked: false, lacks };
  const simulator = openSimulator(name, options);
  const [provider] = configuredProviders(simulator.environment()).providers;
  const sent: Request[] = [];
  const exchange: Exchange = async (request) => {
    sent.push(request);
    return simulator.answer(request);
  };
  return { simulator, sent, exchange, inspect: provider?.inspect };
}

describe.each(WATCHED)("models of %s", (name) => {
  test("are all asked about with free requests, which order nothing", async () => {
    const { simulator, sent, exchange, inspect } = open(name);
    await inspect?.(exchange);
    const asked = sent.filter(({ method }) => method === "GET").map(({ url }) => url);
    for (const endpoint of endpointsAt(name)) {
      const isAsked = asked.some((url) => decodeURIComponent(url).endsWith(endpoint));
      expect(isAsked, endpoint).toBe(true);
    }
    expect(simulator.orders.size).toBe(0);
  });
});

test.each([
  ["fal", "fal-ai/flux-pro/v1.1", "fal-ai/ideogram/v3"],
  ["replicate", "black-forest-labs/flux-1.1-pro", "bytedance/seedream-4"],
  ["comfy", "runway/gen4_turbo", "ideogram/ideogram-v3"],
])("%s says that it no longer has %s, but has %s", async (name, gone, there) => {
  const { inspect, exchange } = open(name, [gone]);
  const why = await inspect?.(exchange);
  expect(why?.(gone)).toMatchObject({ code: "model.goneThere" });
  expect(why?.(there)).toBeNull();
});

test("Runway's models are those of the account's tier", async () => {
  const usual = open("runway");
  expect((await usual.inspect?.(usual.exchange))?.("gen4_turbo")).toBeNull();
  expect(usual.simulator.orders.size).toBe(0);
  const without = open("runway", ["gen4_turbo"]);
  expect((await without.inspect?.(without.exchange))?.("gen4_turbo")).toMatchObject({
    code: "model.goneThere",
  });
});

test("Comfy Router's models stay when its catalogue itself is not served", async () => {
  const { inspect } = open("comfy");
  const why = await inspect?.(async () => ({
    kind: "answered",
    answer: { status: 404, headers: {}, body: "not found" },
  }));
  expect(why?.("runway/gen4_turbo")).toBeNull();
});
