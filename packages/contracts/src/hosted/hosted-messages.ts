import { z } from "zod";

/** Percent of a budget at which owners are told. */
export const BUDGET_ALARMS = [50, 80, 100] as const;
export type BudgetAlarm = (typeof BUDGET_ALARMS)[number];

const used = {
  percent: z.literal(BUDGET_ALARMS),
  span: z.enum(["day", "month"]),
  /** What may be spent in all. */
  dollars: z.number(),
};

/** What owners are notified of about what is spent at services elsewhere. */
export const hostedNotifications = {
  /** `service`: a name of a brand. */
  "hosted.budget": z.object({ ...used, service: z.string() }),
  /** Of what is paid for with gems that were given. */
  "hosted.givenBudget": z.object(used),
};
