import { lazy, Suspense, useState } from "react";
import { AwardsLoading } from "../features/award/awards-loading.tsx";
import { ShopLoading } from "../features/billing/shop-loading.tsx";
import { appShell } from "../platform/app-shell.ts";
import { isInApp } from "../store/is-in-app.ts";
import type { Fills, PageSlots } from "../ui/slot.tsx";

const LazyAwards = lazy(() =>
  import("../features/award/awards-panel.tsx").then((m) => ({ default: m.AwardsPanel })),
);
const LazyShop = lazy(() =>
  import("../features/billing/shop.tsx").then((m) => ({ default: m.Shop })),
);
/** Loaded in the iOS and Android apps instead. */
const LazyAppShop = lazy(() =>
  import("../features/billing/app/app-shop.tsx").then((m) => ({ default: m.AppShop })),
);
/** Loaded in an app of another contract. */
const OtherApp = lazy(() =>
  import("../features/billing/app/other-app.tsx").then((m) => ({ default: m.OtherApp })),
);
const Plans = lazy(() =>
  import("../features/billing/plans/plans.tsx").then((m) => ({ default: m.Plans })),
);
/** Loaded for subscribers who return from the store. */
const PlanArrival = lazy(() =>
  import("../features/billing/plans/plan-arrival.tsx").then((m) => ({ default: m.PlanArrival })),
);
/** Loaded for buyers who return from the store. */
const PurchaseArrival = lazy(() =>
  import("../features/billing/purchase-arrival.tsx").then((m) => ({
    default: m.PurchaseArrival,
  })),
);

/** What other features show on the gems page: awards, the shop, and a purchase on its way. */
export const GEM_SLOTS = { "gem.awards": GemAwards, "gem.shop": GemShop } as const satisfies Fills;

function GemAwards() {
  return (
    <Suspense fallback={<AwardsLoading />}>
      <LazyAwards />
    </Suspense>
  );
}

function GemShop(given: PageSlots["gem.shop"]) {
  const loading = <ShopLoading />;
  const shell = appShell();
  if (shell)
    return (
      <Suspense fallback={loading}>
        <LazyAppShop {...given} shell={shell} loading={loading} />
      </Suspense>
    );
  if (isInApp())
    return (
      <Suspense fallback={loading}>
        <OtherApp />
      </Suspense>
    );
  return (
    <Suspense fallback={loading}>
      <LazyShop {...given} plans={<Plans />} loading={loading} />
    </Suspense>
  );
}

/** What somebody paid for at the store from which they return. */
export interface PaidFor {
  readonly purchase?: string | undefined;
  readonly plan?: string | undefined;
}

/**
 * Follows the purchase or plan named in the address; `onOver` removes it from there, and the line
 * stays.
 */
export function Arrival({
  returned,
  onOver,
  onReceipt,
}: PageSlots["gem.arrival"] & {
  readonly returned: PaidFor;
  readonly onOver: () => void;
}) {
  const [followed, setFollowed] = useState(returned);
  const isNew = returned.purchase !== followed.purchase || returned.plan !== followed.plan;
  if (isNew && (returned.purchase ?? returned.plan) !== undefined) setFollowed(returned);
  const { purchase, plan } = followed;
  return (
    <Suspense fallback={<div className="mb-6 h-14 rounded-panel bg-surface-1" />}>
      {purchase !== undefined ? (
        <PurchaseArrival key={purchase} id={purchase} onOver={onOver} onReceipt={onReceipt} />
      ) : (
        plan !== undefined && <PlanArrival key={plan} id={plan} onOver={onOver} />
      )}
    </Suspense>
  );
}
