import { PLAN_TABLE, PLANS, type PlanId } from "@kinora/contracts/billing/plans";
import { SHOP } from "@kinora/contracts/billing/shop-products";
import { PRODUCTS, type ProductId } from "@kinora/contracts/billing/store-vocabulary";
import { STORE_NAMES } from "@kinora/storefronts/product-names";

/** Fields of one product, as a console names them. */
export interface ConsoleEntry {
  readonly id: ProductId | PlanId;
  readonly fields: Readonly<Record<string, string>>;
}

const money = (cents: number) => `USD ${(cents / 100).toFixed(2)}`;

/** What members read beside a product's price; at most 45 characters, which is Apple's limit. */
function descriptionOf(product: ProductId): string {
  const { gems, pass } = SHOP[product];
  const amount = gems.toLocaleString("en");
  return pass
    ? `${pass.days} days, once, with ${amount} gems`
    : `${amount} gems to create with; they don't expire`;
}

/** App Store Connect: in-app purchases, and the subscriptions of a group. */
export function appStoreEntries(): readonly ConsoleEntry[] {
  return [
    ...PRODUCTS.map((id) => ({
      id,
      fields: {
        "Product ID": id,
        Type: SHOP[id].type,
        "Reference name": STORE_NAMES[id],
        "Display name": STORE_NAMES[id],
        Description: descriptionOf(id),
        Price: money(SHOP[id].cents),
        "Family Sharing": "off",
      },
    })),
    ...PLANS.map((id) => ({
      id,
      fields: {
        "Product ID": id,
        Type: "Auto-renewable subscription",
        "Subscription group": PLAN_TABLE[id].line === "tier" ? "Kinora" : "Kinora Social",
        "Level in the group": `${levelOf(id)}`,
        Duration: PLAN_TABLE[id].period === "yearly" ? "1 year" : "1 month",
        "Display name": STORE_NAMES[id],
        Price: money(PLAN_TABLE[id].cents),
        "Billing Grace Period": "on, 16 days",
        "Family Sharing": "off",
      },
    })),
  ];
}

/** Google Play Console: one-time products, and subscriptions with one base plan each. */
export function googlePlayEntries(): readonly ConsoleEntry[] {
  return [
    ...PRODUCTS.map((id) => ({
      id,
      fields: {
        "Product ID": id,
        Type: "One-time product",
        Name: STORE_NAMES[id],
        Description: descriptionOf(id),
        "Purchase option": "buy, backwards compatible",
        Price: money(SHOP[id].cents),
        "Multi-quantity": "off",
      },
    })),
    ...PLANS.map((id) => ({
      id,
      fields: {
        "Product ID": id,
        Type: "Subscription",
        Name: STORE_NAMES[id],
        "Base plan ID": PLAN_TABLE[id].period,
        "Billing period": PLAN_TABLE[id].period === "yearly" ? "P1Y" : "P1M",
        Renewal: "auto-renewing, backwards compatible",
        "Grace period": "7 days",
        "Account hold": "on",
        Resubscribe: "allowed",
        Price: money(PLAN_TABLE[id].cents),
      },
    })),
  ];
}

/** Apple's level 1 is the highest plan of a group, our rank 1 the lowest. */
function levelOf(plan: PlanId): number {
  const { line, rank } = PLAN_TABLE[plan];
  return PLANS.filter((other) => PLAN_TABLE[other].line === line && PLAN_TABLE[other].rank >= rank)
    .length;
}
