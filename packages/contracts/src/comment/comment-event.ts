import { z } from "zod";
import { comment } from "./comment.ts";

/** GET /api/creations/{id}/comments/events, server-sent: a comment of the work has changed. */
export const commentEvent = z.object({
  type: z.literal("comment"),
  id: z.string(),
  /** As the reader sees it now. */
  comment,
  /** Comments of the work that everybody sees. */
  count: z.int(),
});
export type CommentEvent = z.infer<typeof commentEvent>;
