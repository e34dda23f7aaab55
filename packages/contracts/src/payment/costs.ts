import { z } from "zod";
import { PURCHASE_ENVIRONMENTS } from "../billing/store-vocabulary.ts";

/** Longest period that is counted at once. */
export const COST_DAYS_MAX = 366;

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** GET /api/admin/costs: the last days, or those from one to another, both included. UTC. */
export const costQuery = z
  .object({
    days: z.coerce.number<number>().int().min(1).max(COST_DAYS_MAX).default(30),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Only this service; `studio` is our own engine. */
    service: z.string().min(1).max(64).optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ["to"],
    error: "A period needs both days.",
  })
  .refine(
    ({ from, to }) => {
      if (from === undefined || to === undefined) return true;
      const days = daysBetween(from, to);
      return days >= 1 && days <= COST_DAYS_MAX;
    },
    { path: ["to"], error: "A period has 1 to 366 days." },
  );
export type CostQuery = z.infer<typeof costQuery>;

/**
 * One model at one service on one day, UTC: what was ordered then, with what is known of it now.
 * Money is in millionths of a US dollar.
 */
export const costRow = z
  .object({
    day: z.iso.date(),
    service: z.string(),
    model: z.string(),
    orders: z.int(),
    delivered: z.int(),
    /** Ended without a result, whoever's fault it was. */
    failed: z.int(),
    /** Failed ones whose outcome nobody knows. */
    unknown: z.int(),
    /** What our keys paid for: the actual cost where it is known, else the list price. */
    cost: z.int(),
    /** The part of it that is a list price because the outcome isn't known, or not yet. */
    unknownCost: z.int(),
    /** Gems charged, without those that were returned. */
    gems: z.int(),
    /** Those of them that were given rather than bought; they are worth nothing. */
    givenGems: z.int(),
    /** What was paid for the bought ones. */
    income: z.int(),
  })
  .meta({ id: "CostRow" });
export type CostRow = z.infer<typeof costRow>;

const named = z.object({ name: z.string(), title: z.string() });

export const costs = z
  .object({
    /** What gems were bought with: money, a store's test money, or nothing. Null when none were. */
    environment: z.enum(PURCHASE_ENVIRONMENTS).nullable(),
    /** The first and the last day. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** Display names of the services and models of the rows. */
    services: z.array(named),
    models: z.array(named),
    /** Oldest day first. */
    rows: z.array(costRow),
  })
  .meta({ id: "Costs" });
export type Costs = z.infer<typeof costs>;
