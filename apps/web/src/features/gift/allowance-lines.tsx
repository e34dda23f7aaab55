import type { GiftAllowance } from "@kinora/contracts/gift/gift";
import { GIFTS_A_DAY, GIFTS_A_MONTH } from "@kinora/contracts/gift/gift-limits";
import { plural, t } from "@lingui/core/macro";
import { dayText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";

/** What can be given, and what the limits leave. */
export function AllowanceLines({
  allowance: { giveable, waiting, dayLeft, monthLeft },
}: {
  readonly allowance: GiftAllowance;
}) {
  const lines = [
    [t`Bought gems you can give`, numberText(giveable)],
    [t`Left today`, t`${numberText(dayLeft)} of ${numberText(GIFTS_A_DAY)}`],
    [t`Left this month`, t`${numberText(monthLeft)} of ${numberText(GIFTS_A_MONTH)}`],
  ] as const;
  return (
    <div>
      <dl className="flex flex-col text-14">
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
          >
            <dt className="text-text-2">{label}</dt>
            <dd className="font-medium nums">{value}</dd>
          </div>
        ))}
      </dl>
      {waiting && (
        <p className="mt-2 text-12 text-text-2">
          {t`${plural({ gems: waiting.gems }, { one: "# more gem", other: "# more gems" })} can be given from ${dayText(waiting.from)}, two weeks after the payment.`}
        </p>
      )}
    </div>
  );
}
