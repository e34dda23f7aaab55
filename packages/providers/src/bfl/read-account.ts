import type { ToldAccount } from "@kinora/contracts/hosted/told-account";
import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";

/**
 * Thousandths of a US dollar. One credit is a cent (docs.bfl.ai, quick_start/pricing); the reference
 * does not name the unit of a cost.
 */
export const CREDIT = 10;
const account = z.object({ credits: z.number() });

/** Reads the credits that are left. */
export function readBflAccount(answer: UpstreamAnswer): ToldAccount | null {
  const amount = account.safeParse(readJson(answer)).data?.credits;
  if (amount === undefined) return null;
  const dollars = (amount * CREDIT) / 1_000;
  return { left: { amount, of: null, unit: "credits", dollars }, limits: [] };
}
