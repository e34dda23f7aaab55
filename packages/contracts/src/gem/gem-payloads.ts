import { z } from "zod";

/** A transaction of the ledger; the subject is the user, whose account is locked. */
const booked = z.object({ transactionId: z.string() });

/** Events of gems. */
export const gemPayloads = {
  "gem.credited": booked,
  "gem.held": booked,
  "gem.settled": booked,
  "gem.voided": booked,
  "gem.refunded": booked,
  "gem.expired": booked,
  "gem.reversed": booked,
  /** Given to another member. */
  "gem.sent": booked,
  /** By staff; negative when gems were taken. */
  "gem.corrected": z.object({
    correctionId: z.string(),
    gems: z.number().int(),
    courtesy: z.boolean().default(false),
  }),
  /** A correction waits for a second person; the subject is the correction. */
  "gem.correctionAsked": z.object({ askedById: z.string(), gems: z.number().int() }),
  "gem.correctionDecided": z.object({}),
};
