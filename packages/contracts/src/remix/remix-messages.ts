import { z } from "zod";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";

/** Notifications about remixes. */
export const remixNotifications = {
  /** `by` is the id of who published the latest, with their name; `others`: further people. */
  "remix.remixed": z.object({
    ...{ kind: z.enum(CONTENT_KINDS), prompt: z.string() },
    ...{ by: z.string(), name: z.string(), others: z.number().int() },
  }),
};
