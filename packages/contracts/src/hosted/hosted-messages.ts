import { z } from "zod";

/** Percent of a budget at which owners are notified. */
export const BUDGET_ALARMS = [50, 80, 100] as const;
export type BudgetAlarm = (typeof BUDGET_ALARMS)[number];

/** Faults of a service that only its owner can end: with another key, or with more credit there. */
export const OWNERS_FAULTS = ["auth", "quota"] as const;

const used = {
  percent: z.literal(BUDGET_ALARMS),
  span: z.enum(["day", "month"]),
  /** The whole budget. */
  dollars: z.number(),
};

/** Notifications to owners about external services. */
export const hostedNotifications = {
  /** `service` is a brand name. */
  "hosted.budget": z.object({ ...used, service: z.string() }),
  /** For orders that are paid with granted gems. */
  "hosted.givenBudget": z.object(used),
  /** `service` is a brand name. */
  "hosted.away": z.object({ service: z.string(), why: z.literal(OWNERS_FAULTS) }),
};
