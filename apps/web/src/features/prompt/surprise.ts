import {
  type Roll,
  surpriseMusic,
  surpriseScene,
  surpriseStory,
} from "@kinora/contracts/prompt/surprise/compose-surprise";
import { type ComposerMode, inputOf, MUSIC, STORY } from "./choose-model.ts";
import { examplesFor } from "./example-prompts.ts";

/**
 * Returns a random prompt for the mode. With the user's own file, it leaves the subject to the
 * file.
 */
export function surpriseFor(mode: ComposerMode, roll: Roll): string {
  if (mode === MUSIC) return surpriseMusic(roll);
  if (mode === STORY) return surpriseStory(roll);
  if (inputOf(mode) === null) return surpriseScene(roll);
  const prompts = examplesFor(mode);
  return prompts[Math.floor(roll() * prompts.length)] ?? "";
}
