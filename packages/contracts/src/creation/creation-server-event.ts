import { z } from "zod";
import { CONTENT_STATUSES, creationCard, progress } from "./creation.ts";

/** Something about a creation has changed. */
export const creationServerEvent = z.object({
  type: z.literal("progress"),
  creationId: z.string(),
  status: z.enum(CONTENT_STATUSES).nullable(),
  progress: progress.nullable(),
  /** The card as in lists; null when only the progress has changed. */
  card: creationCard.nullable(),
});
