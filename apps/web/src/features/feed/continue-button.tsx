import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { useFeedVisit } from "./use-feed-visit.ts";

/**
 * An unobtrusive button that continues where an earlier visit ended; once there, it leads back to
 * the newest.
 */
export function ContinueButton({
  visit: { goOn, isContinued, startAnew },
}: {
  readonly visit: ReturnType<typeof useFeedVisit>;
}) {
  const knowsVisits = useHydrated();
  if (!knowsVisits) return null;
  if (isContinued) {
    return (
      <Button look="ghost" size="sm" icon={<ArrowUp size={16} />} onClick={() => void startAnew()}>
        {t`Start from the top`}
      </Button>
    );
  }
  if (!goOn) return null;
  return (
    <Button look="ghost" size="sm" icon={<ArrowDown size={16} />} onClick={goOn}>
      {t`Continue where you left off`}
    </Button>
  );
}
