import { t } from "@lingui/core/macro";
import { Sparkles } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { useUpdateOffer } from "./update-offer.ts";

/** Announces a new version, which is activated when the user agrees. */
export function UpdateRibbon() {
  const bringIn = useUpdateOffer();
  if (!bringIn) return null;
  return (
    <div
      role="status"
      className="flex min-h-11 items-center justify-center gap-3 bg-surface-2 px-4 text-14"
    >
      <Sparkles size={16} className="text-accent" />
      {t`A new version is ready. Your draft is saved.`}
      <Button size="sm" look="ghost" onClick={bringIn}>
        {t`Reload`}
      </Button>
    </div>
  );
}
