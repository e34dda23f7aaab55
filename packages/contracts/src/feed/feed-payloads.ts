import { z } from "zod";

/** What happens to likes; the subject is the work, whose count is locked. */
export const feedPayloads = { "like.added": z.object({}) };
