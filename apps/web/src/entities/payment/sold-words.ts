import type { StoreName } from "@kinora/contracts/billing/store-vocabulary";
import type { DisputeStanding, SoldId } from "@kinora/contracts/payment/payment";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const SOLD_WORDS: Readonly<Record<SoldId, MessageDescriptor>> = {
  starter_pack_nonconsumable: msg`Starter pack`,
  pro_booster_1: msg`Pro booster`,
  basic_pass_30: msg`Basic for 30 days`,
  pro_pass_30: msg`Pro for 30 days`,
  gem_pack_1500: msg`1,500 gems`,
  gem_pack_3750: msg`3,750 gems`,
  gem_pack_8500: msg`8,500 gems`,
  gem_pack_20000: msg`20,000 gems`,
  basic_monthly: msg`Basic, monthly`,
  basic_yearly: msg`Basic, yearly`,
  pro_monthly: msg`Pro, monthly`,
  pro_yearly: msg`Pro, yearly`,
  professional_social_plan_monthly: msg`Professional social plan`,
  business_social_plan_monthly: msg`Business social plan`,
};

/** Names of the stores are the same everywhere. */
export const STORE_TITLES: Readonly<Record<StoreName, string>> = {
  stripe: "Stripe",
  app_store: "App Store",
  google_play: "Google Play",
};

export const DISPUTE_WORDS: Readonly<Record<Exclude<DisputeStanding, "none">, MessageDescriptor>> =
  {
    open: msg`Disputed`,
    won: msg`Dispute won`,
    lost: msg`Dispute lost`,
  };
