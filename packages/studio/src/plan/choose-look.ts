import type { Reading } from "../read/mention.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { Look } from "../scene/scene-spec.ts";

/** The form's style as a look of the studio; words of the prompt are stronger. */
const LOOK_OF_STYLE: Readonly<Record<SceneRequest["style"], Look>> = {
  photorealistic: "cinema",
  animation: "toy",
  anime: "anime",
  comics: "comics",
  illustration: "storybook",
};

/** "Neon" in front of a city names the city, not the look. */
export function chooseLook(reading: Reading, style: SceneRequest["style"], ofModel?: Look): Look {
  const cityNamed = reading.places.includes("city") || reading.places.includes("neon-city");
  const named = reading.looks.find((look) => !(look === "neon" && cityNamed));
  return named ?? ofModel ?? LOOK_OF_STYLE[style];
}
