import type { PlanId } from "@kinora/contracts/billing/plans";
import type { ProductId } from "@kinora/contracts/billing/store-vocabulary";

/** Names in the stores, on their pages and invoices: at most 30 characters, which is Apple's limit. */
export const STORE_NAMES: Readonly<Record<ProductId | PlanId, string>> = {
  gem_pack_1500: "1,500 gems",
  gem_pack_3750: "3,750 gems",
  gem_pack_8500: "8,500 gems",
  gem_pack_20000: "20,000 gems",
  pro_booster_1: "Pro booster: 750 gems",
  starter_pack_nonconsumable: "Starter pack: 750 gems",
  basic_pass_30: "Kinora Basic for 30 days",
  pro_pass_30: "Kinora Pro for 30 days",
  basic_monthly: "Kinora Basic, monthly",
  basic_yearly: "Kinora Basic, yearly",
  pro_monthly: "Kinora Pro, monthly",
  pro_yearly: "Kinora Pro, yearly",
  professional_social_plan_monthly: "Kinora Social Professional",
  business_social_plan_monthly: "Kinora Social Business",
};
