import { z } from "zod";
import { storyCard } from "./story.ts";
import { storyPatch } from "./story-patch.ts";

/** What changed of a story: its board, its work, a picture. */
export const storyServerEvent = z.object({
  type: z.literal("story"),
  storyId: z.string(),
  version: z.number().int(),
  patch: storyPatch,
  /** As the list has it; null: nothing that it tells. */
  card: storyCard.nullable(),
});
