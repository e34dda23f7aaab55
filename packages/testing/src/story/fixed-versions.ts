import { createHash } from "node:crypto";
import type { StoryEngine } from "@kinora/domain/story/story-engine";

/** Constant versions of an engine. */
export const FIXED_VERSIONS: StoryEngine["versions"] = {
  picture: "1",
  narration: "1",
  "own-narration": "1",
  footage: "1",
  "last-frame": "1",
  motion: "1",
  caption: "1",
  score: "1",
  assembly: "1",
};

export const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
