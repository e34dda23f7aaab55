import { ASPECT_RATIOS, type AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import type { RecipeInput, UploadRecipe } from "@kinora/contracts/recipe/recipe";

const RATIOS: Readonly<Record<AspectRatio, number>> = { "1:1": 1, "9:16": 9 / 16, "16:9": 16 / 9 };

/**
 * Returns the format of an uploaded clip: its own size and duration, and the nearest supported
 * aspect ratio.
 */
export function measureClip({
  width,
  height,
  duration,
}: RecipeInput): Pick<UploadRecipe, "aspectRatio" | "width" | "height" | "duration"> {
  return { aspectRatio: nearestRatio(width / height), width, height, duration };
}

/**
 * Returns the nearest ratio on a logarithmic scale, where twice as wide is as far as twice as tall.
 */
function nearestRatio(shape: number): AspectRatio {
  const distance = (ratio: AspectRatio) => Math.abs(Math.log(shape / RATIOS[ratio]));
  return [...ASPECT_RATIOS].sort((a, b) => distance(a) - distance(b))[0] ?? "16:9";
}
