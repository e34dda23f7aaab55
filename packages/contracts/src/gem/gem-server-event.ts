import { z } from "zod";
import { gemBalance } from "./gem.ts";

/** The ledger has booked a transaction. */
export const gemServerEvent = z.object({
  type: z.literal("balance"),
  balance: gemBalance.pick({ available: true, held: true, owed: true }),
});
