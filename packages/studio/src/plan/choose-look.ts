import type { Reading } from "../read/mention.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { Look } from "../scene/scene-spec.ts";

/** Look for each style of the form; words in the prompt take precedence. */
const LOOK_OF_STYLE: Readonly<Record<SceneRequest["style"], Look>> = {
  photorealistic: "cinema",
  animation: "toy",
  anime: "anime",
  comics: "comics",
  illustration: "storybook",
};

/** Chooses the look. "Neon" before a city describes the city rather than the look. */
export function chooseLook(reading: Reading, style: SceneRequest["style"], ofModel?: Look): Look {
  const cityNamed = reading.places.includes("city") || reading.places.includes("neon-city");
  const named = reading.looks.find((look) => !(look === "neon" && cityNamed));
  return named ?? ofModel ?? LOOK_OF_STYLE[style];
}
