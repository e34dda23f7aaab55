import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { readDataUrl } from "../http/data-url.ts";
import type { OrderPictures } from "../order-pictures.ts";
import { wordsOf } from "../order-words.ts";

/**
 * Builds the request for one model of the Agent Platform (reference 3.4); null when the model does
 * not support the recipe.
 */
export type VertexCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

const SEED_MAX = 4_294_967_295;
/** Supported durations in seconds. */
const DURATIONS: readonly (number | null)[] = [4, 6, 8];

/** Converts a data URL to their format: base64 bytes and a MIME type. */
function pictureIn(address: string) {
  const { mimeType = "", content = "" } = readDataUrl(address) ?? {};
  return { bytesBase64Encoded: content, mimeType };
}

/** The request for a film of Veo 3.1, in 720p with sound as priced. */
const veo: VertexCodec = (recipe, { first, last }) => {
  const { aspectRatio, duration, seed } = recipe;
  const { prompt, negative: negativePrompt } = wordsOf(recipe);
  if (!DURATIONS.includes(duration) || aspectRatio === "1:1" || seed > SEED_MAX) return null;
  if (last !== undefined && first === undefined) return null;
  const begins = first === undefined ? {} : { image: pictureIn(first) };
  const ends = last === undefined ? {} : { lastFrame: pictureIn(last) };
  return {
    instances: [{ prompt, ...begins, ...ends }],
    parameters: {
      aspectRatio,
      durationSeconds: duration,
      resolution: "720p",
      sampleCount: 1,
      seed,
      generateAudio: true,
      // The strictest of three values: no people.
      personGeneration: "dont_allow",
      ...(negativePrompt === "" ? {} : { negativePrompt }),
      // Crops a picture of another aspect ratio, so that the film has no bars.
      ...(first === undefined ? {} : { resizeMode: "crop" }),
    },
  };
};

/** Keyed by model name, which is part of the URL. */
export const VERTEX_MODELS: Readonly<Record<string, VertexCodec>> = {
  "veo-3.1-generate-001": veo,
  "veo-3.1-fast-generate-001": veo,
};
