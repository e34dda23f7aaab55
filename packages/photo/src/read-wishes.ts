import { planScene } from "@kinora/studio/plan/plan-scene";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";

/** What a prompt requests for a film of a photo. */
export interface PhotoWishes {
  /** Determines weather and sound; its cast is not drawn. */
  readonly spec: SceneSpec;
  /**
   * True when the prompt names rain, snow, fog or a storm that the negative prompt does not
   * exclude.
   */
  readonly weather: boolean;
  /**
   * True when the prompt names things, which are neither searched for in the photo nor added to it.
   */
  readonly namesThings: boolean;
  /** True when figures are among them, whose actions the user may expect to see. */
  readonly namesFigures: boolean;
}

const FALLING: ReadonlySet<string> = new Set(["rain", "snow", "fog", "storm"]);

/** Reads a prompt. Only what it names counts, where the studio would otherwise choose at random. */
export function readWishes(recipe: SceneRequest): PhotoWishes {
  const reading = readPrompt(recipe.prompt);
  const refused = new Set(readPrompt(recipe.negativePrompt).weathers.map(({ kind }) => kind));
  const named = reading.weathers.find(({ kind }) => FALLING.has(kind) && !refused.has(kind));
  const planned = planScene(recipe);
  return {
    spec: {
      ...planned,
      cast: [],
      // A gentle wind suits any photo; waves or birds would imply a place.
      place: reading.places.length === 0 ? "desert" : planned.place,
      weather: named?.kind ?? "clear",
      weatherStrength: named?.strength ?? 0,
    },
    weather: named !== undefined,
    namesThings: reading.mentions.length > 0 || reading.missing.length > 0,
    namesFigures: reading.mentions.length > 0,
  };
}
