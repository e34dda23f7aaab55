import { z } from "zod";
import { FLAG_REASONS } from "../moderation/report.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";

/** Notifications about collections. `by` is the id of the latest person, with their name. */
export const collectionNotifications = {
  "collection.collected": z.object({
    ...{ kind: z.enum(CONTENT_KINDS), prompt: z.string() },
    ...{ by: z.string(), name: z.string(), others: z.number().int() },
  }),
  "collection.invited": z.object({ by: z.string(), name: z.string(), title: z.string() }),
  "collection.takenDown": z.object({ rule: z.enum(FLAG_REASONS), reason: z.string() }),
  "collection.back": z.object({}),
  "collection.stays": z.object({}),
  "collection.appeal": z.object({}),
};
