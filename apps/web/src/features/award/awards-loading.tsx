import { t } from "@lingui/core/macro";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The placeholder of the awards. */
export function AwardsLoading() {
  return (
    <div className="my-6">
      <p className="sr-only">{t`Loading awards`}</p>
      <Skeleton className="h-72 w-full rounded-panel! sm:h-60" />
    </div>
  );
}
