import { t } from "@lingui/core/macro";
import type { CalendarParts } from "./calendar-parts.ts";
import { DayList } from "./day-list.tsx";

/** The days of a month that have posts, one under the other. */
export function ListView({ parts }: { readonly parts: CalendarParts }) {
  const month = parts.day.slice(0, 7);
  const days = [...parts.posts.map(({ date }) => date), parts.heldDay ?? ""]
    .filter((date) => date.startsWith(month))
    .toSorted();
  if (days.length === 0)
    return <p className="py-8 text-center text-14 text-text-2">{t`Nothing planned this month.`}</p>;
  return (
    <div className="flex flex-col gap-3">
      {[...new Set(days)].map((day) => (
        <DayList key={day} day={day} parts={parts} />
      ))}
    </div>
  );
}
