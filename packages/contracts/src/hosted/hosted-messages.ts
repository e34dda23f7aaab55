import { z } from "zod";

/** Percent of a budget at which owners are notified. */
export const BUDGET_ALARMS = [50, 80, 100] as const;
export type BudgetAlarm = (typeof BUDGET_ALARMS)[number];

const used = {
  percent: z.literal(BUDGET_ALARMS),
  span: z.enum(["day", "month"]),
  /** The whole budget. */
  dollars: z.number(),
};

/** Notifications to owners about spending on external services. */
export const hostedNotifications = {
  /** `service` is a brand name. */
  "hosted.budget": z.object({ ...used, service: z.string() }),
  /** For orders that are paid with granted gems. */
  "hosted.givenBudget": z.object(used),
};
