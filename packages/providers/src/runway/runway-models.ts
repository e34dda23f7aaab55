import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { imageToVideo } from "./image-to-video.ts";

/**
 * One model of Runway: the endpoint, and the request body, which is null when the model does not
 * support the recipe.
 */
interface RunwayModel {
  readonly path: string;
  readonly body: (
    recipe: Recipe,
    pictures: OrderPictures,
  ) => Readonly<Record<string, unknown>> | null;
}

/** Keyed by Runway's model name. */
export const RUNWAY_MODELS: Readonly<Record<string, RunwayModel>> = {
  gen4_turbo: {
    path: "/v1/image_to_video",
    body: (recipe, pictures) => {
      const words = imageToVideo(recipe, pictures);
      return (
        words && {
          ...words,
          model: "gen4_turbo",
          // The stricter of "auto" and "low".
          contentModeration: { publicFigureThreshold: "auto" },
        }
      );
    },
  },
};
