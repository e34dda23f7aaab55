import { plural, t } from "@lingui/core/macro";
import { ClaimButton } from "./claim-button.tsx";
import { daysOfWaiting } from "./days-of-waiting.ts";
import { useGetGemBalanceQuery } from "./gem-api.ts";

/** The free ways to missing gems: today's, which can be claimed now, or those of the next days. */
export function WaitForGems({ missing }: { readonly missing: number }) {
  const { data } = useGetGemBalanceQuery();
  if (!data) return null;
  const { claimable, paused, gems, nextAt } = data.dailyClaim;
  if (claimable) return <ClaimButton size="sm" />;
  const days = paused ? null : daysOfWaiting(missing, data);
  if (days === null) return null;
  const { hours, minutes } = until(nextAt);
  return (
    <p className="text-14 text-text-2 nums">
      {days > 1
        ? t`Claim ${{ gems }} gems tomorrow and ${{ gems }} the day after.`
        : hours > 0
          ? t`Wait: ${plural({ gems }, { one: "# more gem", other: "# more gems" })} in ${plural({ hours }, { one: "# hour", other: "# hours" })}.`
          : t`Wait: ${plural({ gems }, { one: "# more gem", other: "# more gems" })} in ${plural({ minutes }, { one: "# minute", other: "# minutes" })}.`}
    </p>
  );
}

/** Whole hours and minutes until a moment, at least a minute. */
function until(at: string): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes };
}
