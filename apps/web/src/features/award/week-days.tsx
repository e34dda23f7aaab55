import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { readLocale } from "../../text/reading.ts";
import { cx } from "../../ui/class-names.ts";

const DAY = 24 * 60 * 60_000;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The seven days of a UTC week, with a mark on those that were active. */
export function WeekDays({
  from,
  active,
}: {
  readonly from: string;
  readonly active: readonly string[];
}) {
  const days = DAYS.map((place) => new Date(Date.parse(from) + place * DAY));
  const named = (day: Date, weekday: "long" | "narrow") =>
    day.toLocaleDateString(readLocale(), { weekday, timeZone: "UTC" });
  return (
    <ol className="flex gap-1.5">
      {days.map((day) => {
        const isActive = active.includes(day.toISOString().slice(0, 10));
        return (
          <li
            key={day.getTime()}
            className={cx(
              "flex size-8 items-center justify-center rounded-full text-12",
              isActive ? "bg-surface-3 text-ok" : "bg-surface-2 text-text-2",
            )}
          >
            <span className="sr-only">
              {isActive
                ? t`${{ day: named(day, "long") }}: active`
                : t`${{ day: named(day, "long") }}: not active`}
            </span>
            <span aria-hidden="true">{isActive ? <Check size={16} /> : named(day, "narrow")}</span>
          </li>
        );
      })}
    </ol>
  );
}
