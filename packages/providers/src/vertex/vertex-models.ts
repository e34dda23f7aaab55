import { negativeOf } from "@kinora/contracts/recipe/negative-of";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";

/** The words of one model of the Agent Platform (reference 3.4); null: it does not take what is asked for. */
export type VertexCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

const SEED_MAX = 4_294_967_295;
/** Seconds. */
const DURATIONS: readonly (number | null)[] = [4, 6, 8];

/** A picture as they want it: its bytes in letters, and what they are. */
function pictureIn(address: string) {
  const [, mimeType = "", bytesBase64Encoded = ""] =
    /^data:([\w/+.-]+);base64,(.+)$/s.exec(address) ?? [];
  return { bytesBase64Encoded, mimeType };
}

/** A film of Veo 3.1, 720p with sound, as it is priced. */
const veo: VertexCodec = (recipe, { first, last }) => {
  const { prompt, aspectRatio, duration, seed } = recipe;
  const negativePrompt = negativeOf(recipe);
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
      // The strictest of three: no people.
      personGeneration: "dont_allow",
      ...(negativePrompt === "" ? {} : { negativePrompt }),
      // A picture of another shape gets no bars.
      ...(first === undefined ? {} : { resizeMode: "crop" }),
    },
  };
};

/** By the model's name, which stands in its address. */
export const VERTEX_MODELS: Readonly<Record<string, VertexCodec>> = {
  "veo-3.1-generate-001": veo,
  "veo-3.1-fast-generate-001": veo,
};
