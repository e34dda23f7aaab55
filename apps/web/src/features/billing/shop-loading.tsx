import { t } from "@lingui/core/macro";
import { Skeleton } from "../../ui/skeleton.tsx";

const CARDS = ["a", "b", "c", "d", "e"];

/** The placeholder of the shop and of what follows it. */
export function ShopLoading() {
  return (
    <div className="mt-10">
      <p className="sr-only">{t`Loading the shop`}</p>
      <Skeleton className="h-7 w-28" />
      <Skeleton className="mt-2 h-24 w-full sm:h-16" />
      <div className="mt-4 flex flex-col gap-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-46 rounded-panel! sm:h-28" />
        ))}
      </div>
    </div>
  );
}
