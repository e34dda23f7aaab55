import { useTouchLayout } from "../../ui/use-media-query.ts";
import { weekOf } from "./calendar-days.ts";
import type { CalendarParts } from "./calendar-parts.ts";
import { DayList } from "./day-list.tsx";

/** The days of a week: side by side, or one under the other where there is no room. */
export function WeekView({ parts }: { readonly parts: CalendarParts }) {
  const isNarrow = useTouchLayout();
  const days = weekOf(parts.day, parts.firstWeekday);
  return (
    <div className={isNarrow ? "flex flex-col gap-1" : "grid grid-cols-7 gap-1"}>
      {days.map((day) => (
        <DayList key={day} day={day} parts={parts} saysNone={isNarrow} />
      ))}
    </div>
  );
}
