import type { subscriptionRefusals } from "@kinora/contracts/subscription/subscription-refusals";
import { t } from "@lingui/core/macro";
import { dayText } from "../../text/moment-text.ts";
import type { WordsOf } from "./words-of.ts";

export const subscriptionRefusalWords: WordsOf<typeof subscriptionRefusals> = {
  SUBSCRIPTION_NOT_FOUND: () => [t`This plan doesn't exist`, t`Reload the page.`],
  PLAN_HELD: () => [t`You already have a plan`, t`Reload the page to change it.`],
  PLAN_UNCHANGED: () => [t`The plan can't be changed now`, t`Reload the page to see its state.`],
  PLAN_CHANGING: () => [t`Your plan is being changed`, t`Try again in a moment.`],
  PLAN_EXTENDED: ({ until }) => [
    t`Your plan was extended at no cost until ${{ day: dayText(String(until)) }}`,
    t`You can choose another one when it is paid again.`,
  ],
  MANAGED_AT_STORE: () => [
    t`This plan is managed where you bought it`,
    t`Open the subscriptions in the settings of that store.`,
  ],
};
