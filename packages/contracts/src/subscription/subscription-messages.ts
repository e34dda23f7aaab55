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
};

/** Sentences in statements and receipts. */
export const subscriptionSentences = {
  "subscription.gems": z.object({ tier: z.enum(TIERS) }),
};
