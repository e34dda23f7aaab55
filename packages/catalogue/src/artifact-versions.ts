import type { StoryEngine } from "@kinora/domain/story/story-engine";
import { ENGINE_VERSION } from "./engine-version.ts";

/**
 * Version of each artifact kind. Bump a kind's version when the same order would produce different
 * bytes.
 */
export const ARTIFACT_VERSIONS: StoryEngine["versions"] = {
  picture: ENGINE_VERSION,
  narration: "voice-1",
  "own-narration": "align-1",
  // External services make it; see artifactKeys.
  footage: "hosted",
  "last-frame": "frame-1",
  motion: "motion-2",
  caption: "caption-4",
  score: "score-1",
  assembly: "assembly-2",
};
