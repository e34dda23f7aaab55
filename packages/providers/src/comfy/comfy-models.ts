import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { ANSWER_PATIENCE } from "../answered-images/classify-images.ts";
import { seedance, seedanceFast } from "../byteplus/seedance.ts";
import { seedream } from "../byteplus/seedream.ts";
import { ideogramV3 } from "../ideogram/ideogram-v3.ts";
import type { OrderPictures } from "../order-pictures.ts";
import { imageToVideo } from "../runway/image-to-video.ts";
import {
  type ComfyMade,
  readByteplusFilm,
  readPictures,
  readRunwayTask,
} from "./read-comfy-output.ts";

/** One model of Comfy Router, in the format of its maker (reference 3.4). */
export interface ComfyModel {
  /**
   * Builds the request body; null when the model does not support the recipe. The model name is
   * only in the URL.
   */
  readonly body: (
    recipe: Recipe,
    pictures: OrderPictures,
  ) => Readonly<Record<string, unknown>> | null;
  readonly made: (output: unknown) => ComfyMade;
  /**
   * Request timeout in milliseconds. A result that the maker produces as a task can be collected
   * later; a result delivered with the maker's answer may be lost with it.
   */
  readonly patience: number;
}

const TASK = 60_000;
const film = { made: readByteplusFilm, patience: TASK };
const image = { made: readPictures, patience: ANSWER_PATIENCE };

/** Keyed by Comfy Router's model id. */
export const COMFY_MODELS: Readonly<Record<string, ComfyModel>> = {
  "runway/gen4_turbo": { body: imageToVideo, made: readRunwayTask, patience: TASK },
  "byteplus/seedance-1-0-pro-250528": { ...film, body: seedance },
  "byteplus/seedance-1-0-pro-fast-251015": { ...film, body: seedanceFast },
  "byteplus/seedream-4-0-250828": { ...image, body: seedream },
  "ideogram/ideogram-v3": { ...image, body: ideogramV3 },
};
