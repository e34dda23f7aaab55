import { t } from "@lingui/core/macro";
import { Gift } from "lucide-react";
import { Chip } from "../../ui/chip.tsx";
import { useClaim } from "./use-claim.ts";

/** Shown only while the daily gems are unclaimed. */
export function ClaimChip() {
  const { gems, busy, offline, claim } = useClaim();
  if (gems === null) return null;
  return (
    <Chip
      icon={<Gift size={16} />}
      onClick={() => {
        claim();
        // Where the gems arrive; this chip goes.
        document.querySelector<HTMLElement>("header [href='/gems']")?.focus();
      }}
      disabled={busy || offline}
      className="text-text!"
    >
      {busy ? t`Claiming` : t`Claim ${gems}`}
    </Chip>
  );
}
