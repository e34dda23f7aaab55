import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { OrderPictures } from "../order-pictures.ts";
import { imageToVideo } from "./image-to-video.ts";

/** One model of Runway: where it is ordered, and in which words; null: it does not take what is asked for. */
interface RunwayModel {
  readonly path: string;
  readonly body: (
    recipe: Recipe,
    pictures: OrderPictures,
  ) => Readonly<Record<string, unknown>> | null;
}

/** By the name that Runway has of a model. */
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
