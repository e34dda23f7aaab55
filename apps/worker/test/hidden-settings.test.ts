import { IMAGE_MODELS } from "@kinora/catalogue/image-models";
import { recipe } from "@kinora/contracts/recipe/recipe";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { expect, test } from "vitest";
import { endpointsOf } from "../src/compose-providers.ts";

const [fal] = configuredProviders({ FAL_KEY: "a key" }).providers;
const before = endpointsOf("fal", () => new Date("2026-09-01"));
const provider = fal?.open?.(async () => ({ kind: "not sent" }), before);

test.each(IMAGE_MODELS.map(({ key, hiddenSettings }) => ({ key, hiddenSettings })))(
  "sends fal exactly the hidden settings that the catalogue lists for $key",
  async ({ key, hiddenSettings }) => {
    const made = recipe.parse({
      ...{ type: "text-to-image", model: key, generationModel: null, prompt: "a fox" },
      ...{ negative_prompt: "", aspectRatio: "16:9", width: 1280, height: 720, duration: null },
      ...{ fps: null, style: "photorealistic", seed: 7, settings: {}, theme: "", tone: "" },
      ...{ caption: "", engine: "fal", engineVersion: null, priceVersion: 1, effect: null },
    });
    const mapped = await provider?.map({ recipe: made, inputs: {}, background: false });
    expect(JSON.parse(mapped?.body ?? "{}")).toMatchObject(hiddenSettings);
  },
);
