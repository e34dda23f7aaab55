import { CATALOGUE } from "../../cast/catalogue/catalogue.ts";
import { placeOf } from "../../scene/place/place-catalogue.ts";
import { createRandom } from "../../scene/random.ts";
import type { SceneRequest } from "../../scene/recipe.ts";
import { PLACES } from "../../scene/scene-spec.ts";

const COUNTS = ["a", "a", "a", "two", "three", "five", "a giant", "a tiny", "a red"] as const;
const DEEDS = [
  "",
  "",
  "",
  "running",
  "sleeping",
  "flying",
  "dancing",
  "sitting",
  "eating",
] as const;
const TIMES = ["", "", "at night", "at sunset", "at dawn", "at dusk"] as const;
const WEATHERS = ["", "", "in the rain", "in thick fog", "in heavy snow", "in a storm"] as const;
const RATIOS = ["16:9", "1:1", "9:16"] as const;
const STYLES = ["photorealistic", "animation", "anime", "comics", "illustration"] as const;

/**
 * Generates prompts as users combine them, covering every place and many subjects; deterministic
 * for a seed.
 */
export function writePrompts(count: number, seed: number): SceneRequest[] {
  const random = createRandom(seed, "prompts");
  return Array.from({ length: count }, (_, index) => {
    const figures = Array.from({ length: random.integer(1, 3) }, () => {
      const subject = CATALOGUE[random.integer(0, CATALOGUE.length - 1)];
      return [random.pick(COUNTS), subject?.words[0] ?? "fox", random.pick(DEEDS)].join(" ").trim();
    });
    const words = placeOf(PLACES[index % PLACES.length] ?? "forest").words.split(",");
    const place = (words[random.integer(0, words.length - 1)] ?? "").trim();
    const setting = [place, random.pick(TIMES), random.pick(WEATHERS)].filter(
      (part) => part !== "",
    );
    return {
      prompt: `${figures.join(" and ")}, ${setting.join(", ")}`,
      negativePrompt: "",
      kind: "image",
      style: random.pick(STYLES),
      effect: null,
      aspectRatio: random.pick(RATIOS),
      duration: 0,
      fps: 0,
      seed: random.integer(0, 1_000_000),
    };
  });
}
