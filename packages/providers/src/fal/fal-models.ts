import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { isInstrumental } from "../is-instrumental.ts";
import type { OrderPictures } from "../order-pictures.ts";
import { negativeField, wordsOf, wordsOfRealist, wordsWithoutFlags } from "../order-words.ts";

export interface FalInput {
  readonly endpoint: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Builds the request input for one model of fal (reference 3.1 and 3.2); null when the model does
 * not support the recipe.
 */
export type FalCodec = (recipe: Recipe, pictures: OrderPictures) => FalInput | null;

/** Range "1" to "6"; "1" is the strictest. */
const STRICTEST = { safety_tolerance: "1" } as const;

const size = ({ width, height }: Recipe) => ({ image_size: { width, height } });
const ratio = ({ aspectRatio: aspect_ratio }: Recipe) => ({ aspect_ratio });

const KLING = "fal-ai/kling-video/v1.6/pro";

const kling: FalCodec = (recipe, { first, last }) => {
  const common = {
    prompt: wordsOf(recipe).prompt,
    duration: `${recipe.duration}`,
    ...ratio(recipe),
    ...negativeField(recipe),
  };
  if (recipe.type === "face-to-video")
    return first === undefined || last !== undefined
      ? null
      : { endpoint: `${KLING}/elements`, input: { ...common, input_image_urls: [first] } };
  if (first === undefined) return { endpoint: `${KLING}/text-to-video`, input: common };
  const tail = last === undefined ? {} : { tail_image_url: last };
  return {
    endpoint: `${KLING}/image-to-video`,
    input: { ...common, image_url: first, ...tail },
  };
};

const KLING_TURBO = "fal-ai/kling-video/v2.5-turbo/pro";

/** The film takes the shape of its first picture (`@fal-ai/client` 1.10.1). */
const klingTurbo: FalCodec = (recipe, { first, last }) => {
  if (recipe.type === "face-to-video") return null;
  const common = {
    prompt: wordsOf(recipe).prompt,
    duration: `${recipe.duration}`,
    ...negativeField(recipe),
  };
  if (first === undefined)
    return { endpoint: `${KLING_TURBO}/text-to-video`, input: { ...common, ...ratio(recipe) } };
  const tail = last === undefined ? {} : { tail_image_url: last };
  return {
    endpoint: `${KLING_TURBO}/image-to-video`,
    input: { ...common, image_url: first, ...tail },
  };
};

/** The request input for Seedance. @param endsOnPicture only the slower model has an end frame */
const seedance =
  (base: string, endsOnPicture: boolean): FalCodec =>
  (recipe, { first, last }) => {
    const common = {
      prompt: wordsWithoutFlags(recipe).prompt,
      duration: `${recipe.duration}`,
      // The resolution that is priced; the fast image-to-video model has another default.
      resolution: "720p",
      seed: recipe.seed,
      enable_safety_checker: true,
      ...ratio(recipe),
    };
    if (first === undefined) return { endpoint: `${base}/text-to-video`, input: common };
    if (last !== undefined && !endsOnPicture) return null;
    const end = last === undefined ? {} : { end_image_url: last };
    return { endpoint: `${base}/image-to-video`, input: { ...common, image_url: first, ...end } };
  };

/**
 * The request input for Veo. @param endsOnPicture 3.1 has an endpoint for films between two
 * pictures (`@fal-ai/client` 1.10.1)
 */
const veo =
  (base: string, endsOnPicture: boolean): FalCodec =>
  (recipe, { first, last }) => {
    if (last !== undefined && !endsOnPicture) return null;
    const input = {
      prompt: wordsOf(recipe).prompt,
      duration: `${recipe.duration}s`,
      resolution: "720p",
      generate_audio: true,
      seed: recipe.seed,
      // It would rewrite refused prompts without showing us.
      auto_fix: false,
      ...STRICTEST,
      ...ratio(recipe),
      ...negativeField(recipe),
    };
    if (first === undefined) return { endpoint: base, input };
    if (last === undefined)
      return { endpoint: `${base}/image-to-video`, input: { ...input, image_url: first } };
    return {
      endpoint: `${base}/first-last-frame-to-video`,
      input: { ...input, first_frame_url: first, last_frame_url: last },
    };
  };

/**
 * Text-to-image only. `sync_mode` is off because its results appear in no list and would be lost
 * with the answer.
 */
const image =
  (endpoint: string, fields: (recipe: Recipe) => object): FalCodec =>
  (recipe, { first }) =>
    first === undefined
      ? {
          endpoint,
          input: {
            prompt: wordsOf(recipe).prompt,
            num_images: 1,
            seed: recipe.seed,
            ...fields(recipe),
          },
        }
      : null;

const SEEDANCE = "fal-ai/bytedance/seedance/v1/pro";
const FLUX = "fal-ai/flux-pro/v1.1";
const BANANA = "fal-ai/nano-banana";
const BANANA_2_1 = "google/nano-banana-2.1";
const SEEDREAM = "fal-ai/bytedance/seedream/v4/text-to-image";
const IDEOGRAM = "fal-ai/ideogram/v3";
const MUSIC = "fal-ai/elevenlabs/music";
const ACE_STEP = "fal-ai/ace-step/prompt-to-audio";

/** Keyed by the catalogue's endpoint, which is the text-to-video or text-to-image one. */
export const FAL_MODELS: Readonly<Record<string, FalCodec>> = {
  [`${KLING}/text-to-video`]: kling,
  [`${KLING_TURBO}/text-to-video`]: klingTurbo,
  [`${SEEDANCE}/text-to-video`]: seedance(SEEDANCE, true),
  [`${SEEDANCE}/fast/text-to-video`]: seedance(`${SEEDANCE}/fast`, false),
  "fal-ai/veo3": veo("fal-ai/veo3", false),
  "fal-ai/veo3/fast": veo("fal-ai/veo3/fast", false),
  "fal-ai/veo3.1": veo("fal-ai/veo3.1", true),
  "fal-ai/veo3.1/fast": veo("fal-ai/veo3.1/fast", true),
  [FLUX]: image(FLUX, (recipe) => ({ output_format: "png", ...STRICTEST, ...size(recipe) })),
  [BANANA]: image(BANANA, (recipe) => ({
    output_format: "png",
    limit_generations: true,
    ...STRICTEST,
    ...ratio(recipe),
  })),
  // No client of fal has its types yet; these fields are those of its predecessors there.
  [BANANA_2_1]: image(BANANA_2_1, (recipe) => ({
    output_format: "png",
    // The size that is priced.
    resolution: "1K",
    limit_generations: true,
    ...STRICTEST,
    ...ratio(recipe),
  })),
  [SEEDREAM]: image(SEEDREAM, (recipe) => ({
    max_images: 1,
    enable_safety_checker: true,
    ...size(recipe),
  })),
  [IDEOGRAM]: image(IDEOGRAM, (recipe) => {
    const { prompt, isRealistic } = wordsOfRealist(recipe);
    return {
      prompt,
      ...(isRealistic && { style: "REALISTIC" }),
      rendering_speed: "TURBO",
      // It would rewrite the words without showing it to us.
      expand_prompt: false,
      ...size(recipe),
      ...negativeField(recipe),
    };
  }),
  [MUSIC]: (recipe) => ({
    endpoint: MUSIC,
    input: {
      prompt: recipe.prompt,
      music_length_ms: (recipe.duration ?? 0) * 1_000,
      ...(isInstrumental(recipe) ? { force_instrumental: true } : {}),
    },
  }),
  [ACE_STEP]: (recipe) => ({
    endpoint: ACE_STEP,
    input: {
      prompt: recipe.prompt,
      duration: recipe.duration ?? 0,
      instrumental: isInstrumental(recipe),
      seed: recipe.seed,
    },
  }),
};
