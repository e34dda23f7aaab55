import { z } from "zod";
import { AWARD_NAMES } from "./award-table.ts";

/** Events of awards; the subject is the user, whose account is locked. */
export const awardPayloads = {
  "award.granted": z.object({
    award: z.enum(AWARD_NAMES),
    gems: z.number().int(),
    receiptId: z.string(),
    /** The work it is for; null when it is for none. */
    creationId: z.string().nullable(),
  }),
};
