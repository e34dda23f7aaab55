import { z } from "zod";

/** What the ledger booked; the subject is the person, whose account is locked. */
const booked = z.object({ transactionId: z.string() });

/** What happens to gems. */
export const gemPayloads = {
  "gem.credited": booked,
  "gem.held": booked,
  "gem.settled": booked,
  "gem.voided": booked,
  "gem.refunded": booked,
  "gem.expired": booked,
  "gem.reversed": booked,
  /** By the staff; less than nothing: taken. */
  "gem.corrected": z.object({ correctionId: z.string(), gems: z.number().int() }),
};
