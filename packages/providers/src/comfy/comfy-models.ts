import type { Recipe } from "@kinora/contracts/prompt/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { imageToVideo } from "../runway/image-to-video.ts";
import { stripFlags } from "../strip-flags.ts";
import {
  type ComfyMade,
  readByteplusFilm,
  readImages,
  readRunwayTask,
} from "./read-comfy-output.ts";

/** One model of Comfy Router, in its maker's own words (reference 3.4). */
export interface ComfyModel {
  /** Null: it does not take what is asked for. The model's name stands in the address alone. */
  readonly body: (
    recipe: Recipe,
    pictures: OrderPictures,
  ) => Readonly<Record<string, unknown>> | null;
  readonly made: (output: unknown) => ComfyMade;
  /**
   * Milliseconds until we hang up. What its maker works on as a task is collected afterwards; what comes with the answer
   * of its maker may be lost with it, and is waited for as long as an attempt of a job has time for twice.
   */
  readonly patience: number;
}

const TASK = 60_000;
const ANSWER = 300_000;

const frame = (role: string, url: string | undefined) =>
  url === undefined ? [] : [{ type: "image_url", image_url: { url }, role }];

const seedance: ComfyModel["body"] = (recipe, { first, last }) => ({
  content: [
    { type: "text", text: stripFlags(recipe.prompt) },
    ...frame("first_frame", first),
    ...frame("last_frame", last),
  ],
  ratio: recipe.aspectRatio,
  // Priced so; their default is another.
  resolution: "720p",
  duration: recipe.duration,
  seed: recipe.seed,
  watermark: false,
});

const film = { made: readByteplusFilm, patience: TASK };
const image = { made: readImages, patience: ANSWER };

/** By the id that Comfy Router has of a model. */
export const COMFY_MODELS: Readonly<Record<string, ComfyModel>> = {
  "runway/gen4_turbo": { body: imageToVideo, made: readRunwayTask, patience: TASK },
  "byteplus/seedance-1-0-pro-250528": { ...film, body: seedance },
  "byteplus/seedance-1-0-pro-fast-251015": {
    ...film,
    body: (recipe, pictures) => (pictures.last === undefined ? seedance(recipe, pictures) : null),
  },
  "byteplus/seedream-4-0-250828": {
    ...image,
    body: ({ prompt, width, height }, { first }) =>
      first === undefined
        ? {
            prompt,
            // Twice ours: it makes nothing of less than a megapixel, and every size for one price.
            size: `${2 * width}x${2 * height}`,
            sequential_image_generation: "disabled",
            response_format: "url",
            watermark: false,
          }
        : null,
  },
  "ideogram/ideogram-v3": {
    ...image,
    body: ({ prompt, negative_prompt, aspectRatio, seed }, { first }) =>
      first === undefined
        ? {
            prompt,
            rendering_speed: "TURBO",
            aspect_ratio: aspectRatio.replace(":", "x"),
            num_images: 1,
            magic_prompt: "AUTO",
            seed,
            ...(negative_prompt === "" ? {} : { negative_prompt }),
          }
        : null,
  },
};
