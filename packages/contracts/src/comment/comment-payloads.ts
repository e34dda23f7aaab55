import { z } from "zod";

const ofWork = z.object({ creationId: z.string() });
const decided = z.object({ decisionId: z.string() });

/** Events of comments; their person is the one who wrote it. */
export const commentPayloads = {
  /** Everybody can read it: it was written, or the author of the work has approved it. */
  "comment.added": ofWork,
  /** It waits for the author of the work. */
  "comment.waits": ofWork,
  /** What people see of it is different now. */
  "comment.changed": ofWork,
  /** The staff took it down, an appeal was made against that, and was answered. */
  "comment.restricted": decided,
  "comment.contested": decided,
  "comment.reviewed": decided.extend({ granted: z.boolean() }),
};
