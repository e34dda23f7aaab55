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
   * of its maker may be lost with it.
   */
  readonly patience: number;
}

const TASK = 60_000;
const film = { made: readByteplusFilm, patience: TASK };
const image = { made: readPictures, patience: ANSWER_PATIENCE };

/** By the id that Comfy Router has of a model. */
export const COMFY_MODELS: Readonly<Record<string, ComfyModel>> = {
  "runway/gen4_turbo": { body: imageToVideo, made: readRunwayTask, patience: TASK },
  "byteplus/seedance-1-0-pro-250528": { ...film, body: seedance },
  "byteplus/seedance-1-0-pro-fast-251015": { ...film, body: seedanceFast },
  "byteplus/seedream-4-0-250828": { ...image, body: seedream },
  "ideogram/ideogram-v3": { ...image, body: ideogramV3 },
};
