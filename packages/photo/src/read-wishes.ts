import { planScene } from "@kinora/studio/plan/plan-scene";
import { readPrompt } from "@kinora/studio/read/read-prompt";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";

/** What a prompt asks of a film of a photo. */
export interface PhotoWishes {
  /** For weather and sound: nothing of its cast is drawn. */
  readonly spec: SceneSpec;
  /** The prompt names rain, snow, fog or a storm, and does not refuse it. */
  readonly weather: boolean;
  /** The prompt names things; they are looked for in nobody's photo and added to none. */
  readonly namesThings: boolean;
  /** Figures among them: somebody may wait for what they do. */
  readonly namesFigures: boolean;
}

const FALLING: ReadonlySet<string> = new Set(["rain", "snow", "fog", "storm"]);

/** Reads the words: only what they name counts, where the studio would otherwise choose by chance. */
export function readWishes(recipe: SceneRequest): PhotoWishes {
  const reading = readPrompt(recipe.prompt);
  const refused = new Set(readPrompt(recipe.negativePrompt).weathers.map(({ kind }) => kind));
  const named = reading.weathers.find(({ kind }) => FALLING.has(kind) && !refused.has(kind));
  const planned = planScene(recipe);
  return {
    spec: {
      ...planned,
      cast: [],
      // A gentle wind suits any photo; waves or birds would claim to know where it was taken.
      place: reading.places.length === 0 ? "desert" : planned.place,
      weather: named?.kind ?? "clear",
      weatherStrength: named?.strength ?? 0,
    },
    weather: named !== undefined,
    namesThings: reading.mentions.length > 0 || reading.missing.length > 0,
    namesFigures: reading.mentions.length > 0,
  };
}
