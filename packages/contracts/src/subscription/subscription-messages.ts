import { z } from "zod";
import { TIERS } from "../account/account.ts";
import { PLANS } from "../billing/plans.ts";

const plan = z.enum(PLANS);
const until = z.iso.datetime();

/** Notifications about plans. */
export const subscriptionNotifications = {
  "subscription.started": z.object({ plan }),
  /** The plan is another one now. */
  "subscription.planChanged": z.object({ plan }),
  /** It will not be renewed. */
  "subscription.willEnd": z.object({ plan, until }),
  "subscription.renewalFailed": z.object({ plan }),
  "subscription.onHold": z.object({ plan }),
  "subscription.ended": z.object({ plan }),
  /** `owed`: gems that were spent before and are owed now. */
  "subscription.takenBack": z.object({ plan, gems: z.number().int(), owed: z.number().int() }),
};

/** Sentences in statements and receipts. */
export const subscriptionSentences = {
  "subscription.gems": z.object({ tier: z.enum(TIERS) }),
  "subscription.reversed": z.object({ plan }),
};
