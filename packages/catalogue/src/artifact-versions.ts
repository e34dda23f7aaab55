import type { StoryEngine } from "@kinora/domain/story/story-engine";
import { ENGINE_VERSION } from "./engine-version.ts";

/** Raised whenever the same order would give other bytes; each kind for itself. */
export const ARTIFACT_VERSIONS: StoryEngine["versions"] = {
  picture: ENGINE_VERSION,
  narration: "voice-1",
  "own-narration": "align-1",
  motion: "motion-2",
  caption: "caption-4",
  score: "score-1",
  assembly: "assembly-2",
};
