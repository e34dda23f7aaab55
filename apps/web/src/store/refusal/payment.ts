import type { paymentRefusals } from "@kinora/contracts/payment/payment-refusals";
import { t } from "@lingui/core/macro";
import { numberText } from "../../text/number-text.ts";
import type { WordsOf } from "./words-of.ts";

export const paymentRefusalWords: WordsOf<typeof paymentRefusals> = {
  PAYMENT_NOT_FOUND: () => [t`This payment doesn't exist`, t`Reload the page.`],
  REFUND_TOO_MUCH: () => [t`That's more than is left of it`, t`Refund less.`],
  REFUND_NOT_HERE: () => [t`It's refunded at the store`, t`Use the store's own console.`],
  PAYMENT_DISPUTED: () => [
    t`The bank decides about this payment now`,
    t`It can't be refunded any more. Answer the dispute at the store.`,
  ],
  REFUND_REFUSED: () => [t`The store refused the refund`, t`Nothing was refunded.`],
  MONTHS_TOO_MANY: ({ limit }) => [
    t`One person gives at most ${{ limit: numberText(Number(limit)) }} gems a day alone`,
    t`Ask another owner, or give it without gems.`,
  ],
  PLAN_NOT_RENEWING: () => [
    t`This plan doesn't renew, or is paid again within the hour`,
    t`Give a plan for some days on the member's page instead.`,
  ],
  EXTENSION_NOT_HERE: () => [
    t`This plan can't be extended from here`,
    t`Use the store's own console.`,
  ],
  EXTENSION_REFUSED: () => [
    t`The store refused, or the plan changed meanwhile`,
    t`Nothing was extended.`,
  ],
  DIFFERENCE_NOT_FOUND: () => [t`This difference doesn't exist`, t`Reload the page.`],
};
