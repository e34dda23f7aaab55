import { plural, t } from "@lingui/core/macro";
import { Gift } from "lucide-react";
import { useState } from "react";
import { timeText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { useGetGemBalanceQuery } from "./gem-api.ts";
import { useClaim } from "./use-claim.ts";

/** A button that claims the daily gems and confirms it. */
export function ClaimButton({ size = "md" }: { readonly size?: "sm" | "md" }) {
  const { gems, busy, offline, claim } = useClaim();
  const daily = useGetGemBalanceQuery().data?.dailyClaim;
  const [wasPressed, setPressed] = useState(false);
  if (gems === null) {
    return (
      <p
        ref={wasPressed ? takeFocus : undefined}
        tabIndex={-1}
        className="text-14 text-text-2 outline-none"
      >
        {daily?.paused
          ? t`No gems are awarded now`
          : daily && t`Today's gems are claimed. More at ${{ time: timeText(daily.nextAt) }}.`}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        look="primary"
        size={size}
        icon={<Gift size={18} />}
        busy={busy && t`Claiming`}
        disabled={offline}
        onClick={() => {
          setPressed(true);
          claim();
        }}
      >
        {t`Claim ${plural(gems, { one: "# gem", other: "# gems" })}`}
      </Button>
      {offline && <p className="text-12 text-text-2">{t`When you're back online.`}</p>}
    </div>
  );
}
