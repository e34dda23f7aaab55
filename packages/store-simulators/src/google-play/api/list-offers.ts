import type { PlayWorld } from "../play-world.ts";

/** @see https://developers.google.com/android-publisher/api-ref/rest/v3/monetization.onetimeproducts/list */
export const listOneTimeProducts = (world: PlayWorld): object => ({
  oneTimeProducts: offered(world)
    .filter(({ plan }) => plan === null)
    .map(({ productId, state }) => ({
      ...{ packageName: world.packageName, productId },
      purchaseOptions: [{ purchaseOptionId: "buy", state, buyOption: { legacyCompatible: true } }],
    })),
});

/** @see https://developers.google.com/android-publisher/api-ref/rest/v3/monetization.subscriptions/list */
export const listSubscriptions = (world: PlayWorld): object => ({
  subscriptions: offered(world).flatMap(({ productId, plan, state }) =>
    plan === null
      ? []
      : {
          ...{ packageName: world.packageName, productId },
          basePlans: [{ basePlanId: plan.basePlanId, state, autoRenewingBasePlanType: {} }],
        },
  ),
});

const offered = ({ catalogue, state: { offers } }: PlayWorld) =>
  catalogue
    .map((sold) => ({ ...sold, state: offers[sold.productId] ?? "ACTIVE" }))
    .filter(({ state }) => state !== "ABSENT");
