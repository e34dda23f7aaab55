import { lazy, Suspense, useState } from "react";
import { AwardsLoading } from "../features/award/awards-loading.tsx";
import { ShopLoading } from "../features/billing/shop-loading.tsx";
import type { Fills, PageSlots } from "../ui/slot.tsx";

const LazyAwards = lazy(() =>
  import("../features/award/awards-panel.tsx").then((m) => ({ default: m.AwardsPanel })),
);
const LazyShop = lazy(() =>
  import("../features/billing/shop.tsx").then((m) => ({ default: m.Shop })),
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
  return (
    <Suspense fallback={loading}>
      <LazyShop {...given} loading={loading} />
    </Suspense>
  );
}

/**
 * Follows the purchase named in the address; `onOver` removes it from there, and the line stays.
 */
export function Arrival({
  purchase,
  onOver,
  onReceipt,
}: PageSlots["gem.arrival"] & {
  readonly purchase: string | undefined;
  readonly onOver: () => void;
}) {
  const [followed, setFollowed] = useState(purchase);
  if (purchase !== undefined && purchase !== followed) setFollowed(purchase);
  if (followed === undefined) return null;
  return (
    <Suspense fallback={<div className="mb-6 h-14 rounded-panel bg-surface-1" />}>
      <PurchaseArrival key={followed} id={followed} onOver={onOver} onReceipt={onReceipt} />
    </Suspense>
  );
}
