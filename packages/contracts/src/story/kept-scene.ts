import { z } from "zod";
import { castEntry, storySettings } from "./board.ts";

const artifactKey = z.string().regex(/^[0-9a-f]{64}$/);

/** What a locked scene depends on outside of itself, as it was when it was locked. */
const keptScene = z.object({
  settings: storySettings,
  cast: z.array(castEntry),
  /** Keys of what was there then; null: it was still to be made. */
  picture: artifactKey.nullable(),
  narration: artifactKey.nullable(),
});
/** By the scene's id. */
export const keptScenes = z.record(z.string(), keptScene);
export type KeptScene = z.infer<typeof keptScene>;
export type KeptScenes = z.infer<typeof keptScenes>;
