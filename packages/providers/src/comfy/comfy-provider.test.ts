import { expect, test } from "vitest";
import type { Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { comfyProvider } from "./comfy-provider.ts";

const IDEOGRAM = "ideogram/ideogram-v3";

test("repeats the POST without any difference", async () => {
  const sent: Request[] = [];
  const provider = comfyProvider(
    { key: "comfyui-key", url: "https://api.comfy.org" },
    async (request) => {
      sent.push(request);
      return { kind: "lost" };
    },
    () => IDEOGRAM,
  );
  const recipe = recipeOf({ type: "text-to-image", prompt: "a fox", seed: 7 });
  const order = { recipe, inputs: {}, background: false };
  const mapped = await provider.map(order);
  expect(await provider.submit(mapped, { key: "our key", callback: null })).toEqual({
    kind: "unknown",
  });
  expect(await provider.replay(await provider.map(order), "our key")).toEqual({ kind: "unclear" });
  const [first, second] = sent;
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    method: "POST",
    url: `https://api.comfy.org/v2/models/${IDEOGRAM}`,
    headers: { "x-api-key": "comfyui-key", "idempotency-key": "our key" },
  });
  expect(JSON.parse(first?.body ?? "")).toEqual({
    aspect_ratio: "16x9",
    magic_prompt: "OFF",
    num_images: 1,
    prompt: "a fox",
    rendering_speed: "TURBO",
    seed: 7,
  });
});

test("waits longer for a result in the answer than for a task that is collected later", async () => {
  const waits: (number | undefined)[] = [];
  const open = (endpoint: string) =>
    comfyProvider(
      { key: "comfyui-key", url: "https://api.comfy.org" },
      async ({ patience }) => {
        waits.push(patience);
        return { kind: "lost" };
      },
      () => endpoint,
    );
  for (const endpoint of [IDEOGRAM, "runway/gen4_turbo"])
    await open(endpoint).submit({ endpoint, body: "{}" }, { key: "our key", callback: null });
  expect(waits).toEqual([300_000, 60_000]);
});
