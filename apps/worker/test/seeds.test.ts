import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { takesSeed } from "@kinora/catalogue/takes-seed";
import { recipe } from "@kinora/contracts/recipe/recipe";
import type { EngineRoute, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { expect, test } from "vitest";
import { endpointsOf } from "../src/compose-providers.ts";

const { providers } = configuredProviders({
  ...{ COMFY_API_KEY: "key", FAL_KEY: "key", REPLICATE_API_TOKEN: "key", BFL_API_KEY: "key" },
  ...{ ARK_API_KEY: "key", IDEOGRAM_API_KEY: "key", ELEVENLABS_API_KEY: "key" },
  GEMINI_API_KEY: "key",
});
const WORDS = { image: "text-to-image", video: "text-to-video", music: "text-to-music" } as const;

/** Returns a day on which a service serves a route. */
const dayOf = ({ validFrom, retiredAt }: EngineRoute) =>
  validFrom ?? (retiredAt === null ? "2026-11-20" : "2026-06-01");

function recipeOf({ key, kinds, durations }: ModelEntry, { protocol }: EngineRoute, seed: number) {
  const kind = kinds[0] === "image" || kinds[0] === "music" ? kinds[0] : "video";
  return recipe.parse({
    ...{ type: WORDS[kind], model: key, prompt: "a fox", negative_prompt: "", seed, settings: {} },
    ...{ aspectRatio: "16:9", width: 1280, height: 720, style: "photorealistic", theme: "" },
    ...{ tone: "", caption: "", engine: protocol, engineVersion: null, priceVersion: 1 },
    ...(kind === "image"
      ? { generationModel: null, duration: null, fps: null, effect: null }
      : { generationModel: key, duration: durations[0] ?? 5, effect: null }),
    ...(kind === "video" && { fps: 24 }),
    ...(kind === "music" && { fps: null }),
  });
}

const routes = MODEL_ENTRIES.filter(({ modes }) => modes.some((mode) => mode.startsWith("text-to")))
  .flatMap((entry) => entry.routes.map((route) => ({ entry, route })))
  .filter(({ route }) => providers.some(({ name }) => name === route.protocol))
  .map((each) => ({ ...each, of: `${each.entry.key} of ${each.route.endpoint}` }));

test.each(routes)(
  "the catalogue knows whether the seed is sent to $of",
  async ({ entry, route }) => {
    const open = providers.find(({ name }) => name === route.protocol)?.open;
    const provider = open?.(
      async () => ({ kind: "not sent" }),
      endpointsOf(route.protocol, () => new Date(dayOf(route))),
    );
    const sent = async (seed: number) => {
      const made = recipeOf(entry, route, seed);
      return (await provider?.map?.({ recipe: made, inputs: {}, background: false }))?.body;
    };
    const [one, other] = [await sent(7), await sent(8)];
    expect(one).toBeTruthy();
    expect(one !== other).toBe(route.takesSeed);
    expect(takesSeed(recipeOf(entry, route, 7))).toBe(route.takesSeed);
  },
);
