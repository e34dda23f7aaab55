import { z } from "zod";
import { spending } from "./spending.ts";

/** US dollars. */
const limit = z.number().min(0).max(100_000).nullable();

/**
 * Limits that the owner sets. Null for the usual one, and for a limit that the environment sets.
 */
export const budgetSetting = z.strictObject({ day: limit, month: limit });
export type BudgetDollars = z.output<typeof budgetSetting>;

/** A budget as it is in force from now on. */
export const budgetInForce = z.object({ day: spending, month: spending });
