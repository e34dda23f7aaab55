import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { negativeField, wordsOf, wordsOfRealist, wordsWithoutFlags } from "../order-words.ts";

/**
 * Builds the input for one model of Replicate (reference 3.3); null when the model does not support
 * the recipe.
 */
export type ReplicateCodec = (
  recipe: Recipe,
  pictures: OrderPictures,
) => Readonly<Record<string, unknown>> | null;

const ratio = ({ aspectRatio: aspect_ratio }: Recipe) => ({ aspect_ratio });
const optional = (name: string, value: string | undefined) =>
  value === undefined ? {} : { [name]: value };

const seedance: ReplicateCodec = (recipe, { first, last }) => ({
  prompt: wordsWithoutFlags(recipe).prompt,
  duration: recipe.duration,
  // The resolution that is priced; their default differs.
  resolution: "720p",
  seed: recipe.seed,
  ...ratio(recipe),
  ...optional("image", first),
  ...optional("last_frame_image", last),
});

const veo: ReplicateCodec = (recipe, { first, last }) =>
  last === undefined
    ? {
        prompt: wordsOf(recipe).prompt,
        duration: recipe.duration,
        resolution: "720p",
        generate_audio: true,
        seed: recipe.seed,
        ...ratio(recipe),
        ...negativeField(recipe),
        ...optional("image", first),
      }
    : null;

/** Keyed by slug. */
export const REPLICATE_MODELS: Readonly<Record<string, ReplicateCodec>> = {
  "runwayml/gen4-turbo": (recipe, { first, last }) =>
    first === undefined || last !== undefined
      ? null
      : {
          prompt: wordsOf(recipe).prompt,
          image: first,
          duration: recipe.duration,
          seed: recipe.seed,
          ...ratio(recipe),
        },
  "kwaivgi/kling-v1.6-pro": (recipe, { first, last }) => {
    const common = {
      prompt: wordsOf(recipe).prompt,
      duration: recipe.duration,
      ...ratio(recipe),
      ...negativeField(recipe),
    };
    if (recipe.type !== "face-to-video")
      return { ...common, ...optional("start_image", first), ...optional("end_image", last) };
    return first === undefined || last !== undefined
      ? null
      : { ...common, reference_images: [first] };
  },
  // The film takes the shape of its first picture.
  "kwaivgi/kling-v2.5-turbo-pro": (recipe, { first, last }) =>
    last === undefined && recipe.type !== "face-to-video"
      ? {
          prompt: wordsOf(recipe).prompt,
          duration: recipe.duration,
          ...ratio(recipe),
          ...negativeField(recipe),
          ...optional("start_image", first),
        }
      : null,
  "bytedance/seedance-1-pro": seedance,
  "bytedance/seedance-1-pro-fast": (recipe, pictures) =>
    pictures.last === undefined ? seedance(recipe, pictures) : null,
  "google/veo-3": veo,
  "google/veo-3-fast": veo,
  "google/veo-3.1": veo,
  "google/veo-3.1-fast": veo,
  "black-forest-labs/flux-1.1-pro": (recipe) => ({
    prompt: wordsOf(recipe).prompt,
    seed: recipe.seed,
    // Range 1 to 6; 1 is the strictest.
    safety_tolerance: 1,
    output_format: "png",
    ...ratio(recipe),
  }),
  "google/nano-banana": (recipe) => ({ prompt: wordsOf(recipe).prompt, output_format: "png" }),
  "bytedance/seedream-4": (recipe) => ({
    prompt: wordsOf(recipe).prompt,
    size: "2K",
    max_images: 1,
    sequential_image_generation: "disabled",
    ...ratio(recipe),
  }),
  // This model has no negative prompt.
  "ideogram-ai/ideogram-v3-turbo": (recipe) => {
    if (recipe.negative_prompt !== "") return null;
    const { prompt, isRealistic } = wordsOfRealist(recipe);
    return {
      prompt,
      ...(isRealistic && { style_type: "Realistic" }),
      seed: recipe.seed,
      // It would rewrite the words without showing it to us.
      magic_prompt_option: "Off",
      ...ratio(recipe),
    };
  },
};
