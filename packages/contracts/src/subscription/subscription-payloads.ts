import { z } from "zod";
import { PLANS, SUBSCRIPTION_STATES } from "../billing/plans.ts";

const plan = z.enum(PLANS);
const state = z.enum(SUBSCRIPTION_STATES);

/** Events of subscriptions; the subject is the subscription. */
export const subscriptionPayloads = {
  "subscription.changed": z.object({
    ...{ plan, state, nextPlan: plan.nullable(), was: z.object({ plan, state }) },
    periodEnd: z.iso.datetime().nullable(),
    /** Version of the subscription that it changed. */
    version: z.number().int(),
  }),
  /** Gems went back with the money for their months. */
  "subscription.takenBack": z.object({
    plan,
    gems: z.number().int(),
    /** The debt that it left. */
    owed: z.number().int(),
    /** Gems that went back with this payment so far. */
    total: z.number().int(),
    why: z.enum(["refund", "dispute"]),
    version: z.number().int(),
  }),
};
