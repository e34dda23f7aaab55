import { z } from "zod";
import { castEntry, storySettings } from "./board.ts";

const artifactKey = z.string().regex(/^[0-9a-f]{64}$/);

/** What a locked scene depends on outside itself, as of when it was locked. */
const keptScene = z.object({
  settings: storySettings,
  cast: z.array(castEntry),
  /** Keys of the artifacts at that time; null when they were still to be made. */
  picture: artifactKey.nullable(),
  narration: artifactKey.nullable(),
  /** Absent in scenes locked before there was footage. */
  footage: artifactKey.nullable().optional(),
});
/** By scene id. */
export const keptScenes = z.record(z.string(), keptScene);
export type KeptScene = z.infer<typeof keptScene>;
export type KeptScenes = z.infer<typeof keptScenes>;
