import type { AwardProgress } from "@kinora/contracts/award/award";
import { plural, t } from "@lingui/core/macro";
import { readLocale } from "../../text/reading.ts";

const dayText = (day: string) =>
  new Date(day).toLocaleDateString(readLocale(), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

/** The streak, the next one that is awarded, and whether a day can be missed. */
export function StreakLines({
  streak: { days, next, freezeBackOn, frozenDay },
}: {
  readonly streak: NonNullable<AwardProgress["streak"]>;
}) {
  return (
    <>
      <p className="nums">
        {days === 0
          ? t`No days in a row yet`
          : t`${plural(days, { one: "# day", other: "# days" })} in a row`}
      </p>
      <p className="text-14 text-text-2 nums">
        {next &&
          t`Next: ${plural({ goal: next.days }, { one: "# day", other: "# days" })}, ${plural({ gems: next.gems }, { one: "# gem", other: "# gems" })}.`}{" "}
        {freezeBackOn !== null && frozenDay !== null
          ? t`You missed ${{ missed: dayText(frozenDay) }} and the streak went on. From ${{ from: dayText(freezeBackOn) }} you can miss another day.`
          : t`You can miss one day in seven.`}
      </p>
    </>
  );
}
