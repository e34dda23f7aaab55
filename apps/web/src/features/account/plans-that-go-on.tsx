import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

/** What becomes of a plan of an account that is disabled or going to be deleted. */
export const GOES_ON: Readonly<Record<StoreName, MessageDescriptor>> = {
  stripe: msg`Your plan ends with the time that you paid for; nothing more is charged.`,
  app_store: msg`Your plan from the App Store is paid for until you end it: only you can, in the settings of your iPhone or iPad, under Subscriptions.`,
  google_play: msg`Your plan from Google Play is paid for until you end it in the Play Store, under Subscriptions, or your account is deleted.`,
};

/** Says of each store that would take another payment what becomes of the plan. */
export function PlansThatGoOn({ stores }: { readonly stores: readonly StoreName[] }) {
  return stores.map((store) => (
    <p key={store} className="max-w-md text-14 text-warn">
      {t(GOES_ON[store])}
    </p>
  ));
}
