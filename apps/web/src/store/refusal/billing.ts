import type { billingRefusals } from "@kinora/contracts/billing/billing-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const billingRefusalWords: WordsOf<typeof billingRefusals> = {
  SHOP_CLOSED: () => [t`Nothing is sold here`, t`You can still claim gems every day.`],
  PRODUCT_UNSOLD: () => [t`You can't buy this`, t`Reload the page to see what you can buy.`],
  STORE_UNREACHABLE: () => [
    t`The store doesn't answer`,
    t`Nothing is charged twice. Try again in a minute.`,
  ],
  CHECKOUTS_TOO_MANY: () => [t`That was many checkouts`, t`Try again in an hour.`],
  PURCHASE_NOT_FOUND: () => [t`This purchase doesn't exist`, t`Reload the page.`],
  PAYMENT_DECLINED: () => [
    t`The payment was declined`,
    t`Nothing was charged. Try another way to pay.`,
  ],
  RECEIPT_INVALID: () => [t`This isn't a receipt of this app`, t`Nothing was changed.`],
  RECEIPT_UNKNOWN: () => [t`This purchase isn't known here`, t`We kept it and will look at it.`],
  RECEIPT_OF_TESTS: () => [t`Test purchases don't count here`, t`Nothing was charged.`],
  RECEIPT_BOUND: ({ account, way }) => [
    t`The account @${{ account: String(account) }} has this purchase`,
    wayIn(String(way)),
  ],
};

/** How one signs in to the account that has it. */
function wayIn(way: string): string {
  if (way === "apple") return t`Sign in to it with Apple.`;
  if (way === "google") return t`Sign in to it with Google.`;
  return way === "both" ? t`Sign in to it with Apple or Google.` : t`Sign in to that account.`;
}
