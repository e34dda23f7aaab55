import { z } from "zod";
import { CONTENT_STATUSES, creationCard, progress } from "./creation.ts";

/** Something about a creation is new. */
export const creationServerEvent = z.object({
  type: z.literal("progress"),
  creationId: z.string(),
  status: z.enum(CONTENT_STATUSES).nullable(),
  progress: progress.nullable(),
  /** As lists have it; null: nothing but its progress is new. */
  card: creationCard.nullable(),
});
