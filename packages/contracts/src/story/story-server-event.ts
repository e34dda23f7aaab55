import { z } from "zod";
import { storyCard } from "./story.ts";
import { storyPatch } from "./story-patch.ts";

/** Something about a story has changed: its board, its work, a picture. */
export const storyServerEvent = z.object({
  type: z.literal("story"),
  storyId: z.string(),
  version: z.number().int(),
  patch: storyPatch,
  /** The card as in the list; null when it has not changed. */
  card: storyCard.nullable(),
});
