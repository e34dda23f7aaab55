import type { RecipeInput, UploadRecipe } from "@kinora/contracts/prompt/recipe";
import { ASPECT_RATIOS, type AspectRatio } from "@kinora/contracts/prompt/vocabulary";

const RATIOS: Readonly<Record<AspectRatio, number>> = { "1:1": 1, "9:16": 9 / 16, "16:9": 16 / 9 };

/** A film somebody brings along keeps its own size and length; its shape is the nearest of ours. */
export function measureClip({
  width,
  height,
  duration,
}: RecipeInput): Pick<UploadRecipe, "aspectRatio" | "width" | "height" | "duration"> {
  return { aspectRatio: nearestRatio(width / height), width, height, duration };
}

/** Nearest as the eye has it: twice as wide is as far away as twice as tall. */
function nearestRatio(shape: number): AspectRatio {
  const distance = (ratio: AspectRatio) => Math.abs(Math.log(shape / RATIOS[ratio]));
  return [...ASPECT_RATIOS].sort((a, b) => distance(a) - distance(b))[0] ?? "16:9";
}
