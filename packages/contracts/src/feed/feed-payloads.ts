import { z } from "zod";

/** Events of likes; the subject is the work, whose count is locked. */
export const feedPayloads = { "like.added": z.object({}) };
