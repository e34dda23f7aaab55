import { plural, t } from "@lingui/core/macro";
import { cx } from "../../ui/class-names.ts";
import { useTouchLayout } from "../../ui/use-media-query.ts";
import { weekOf, weeksOfMonth } from "./calendar-days.ts";
import { type CalendarParts, postsOf } from "./calendar-parts.ts";
import { DayList } from "./day-list.tsx";
import { HeldGhost, PostChip } from "./post-chip.tsx";
import { fullDayText, weekdayText } from "./zone-text.ts";

/** Posts that a cell shows; the others are counted. */
const IN_CELL = 3;

/** A month of weeks. Where cells are too small for posts they count them, and one day is listed. */
export function MonthView({ parts }: { readonly parts: CalendarParts }) {
  const isNarrow = useTouchLayout();
  const { day, firstWeekday } = parts;
  const Cell = isNarrow ? CountCell : PostsCell;
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            {weekOf(day, firstWeekday).map((weekday) => (
              <th key={weekday} scope="col" className="py-1 text-12 font-medium text-text-2">
                {weekdayText(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(day, firstWeekday).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td
                  key={one}
                  data-day={one}
                  className={cx(
                    "rounded-md align-top",
                    parts.heldDay === one ? "bg-surface-3" : "bg-surface-1",
                    !one.startsWith(day.slice(0, 7)) && "opacity-60",
                  )}
                >
                  <Cell day={one} parts={parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isNarrow && <DayList day={day} parts={parts} saysNone />}
    </>
  );
}

interface CellProps {
  readonly day: string;
  readonly parts: CalendarParts;
}

function PostsCell({ day, parts }: CellProps) {
  const posts = postsOf(parts, day);
  const more = posts.length - IN_CELL;
  return (
    <div className="flex min-h-28 flex-col gap-1 p-1">
      <DayNumber day={day} today={parts.today} />
      <ul className="flex flex-col gap-1">
        {posts.slice(0, IN_CELL).map((post) => (
          <PostChip key={post.id} post={post} parts={parts} dense />
        ))}
        {parts.heldDay === day && <HeldGhost parts={parts} />}
      </ul>
      {more > 0 && (
        <button
          type="button"
          onClick={() => parts.onWeek(day)}
          aria-label={t`${{ more }} more on ${{ date: fullDayText(day) }}`}
          className="reach self-start rounded-md px-1.5 py-0.5 text-12 text-text-2 hover:text-text"
        >
          {t`${{ more }} more`}
        </button>
      )}
    </div>
  );
}

function CountCell({ day, parts }: CellProps) {
  const count = postsOf(parts, day).length;
  const posts = plural({ count }, { one: "# post", other: "# posts" });
  return (
    <button
      type="button"
      aria-label={`${fullDayText(day)}, ${posts}`}
      aria-pressed={parts.day === day}
      onClick={() => parts.onDay(day)}
      className={cx(
        "flex h-12 w-full flex-col items-center justify-center rounded-md",
        parts.day === day && "outline-2 -outline-offset-2 outline-accent",
      )}
    >
      <DayNumber day={day} today={parts.today} />
      <span aria-hidden className="h-4 text-12 leading-4 text-accent">
        {count > 0 ? count : ""}
      </span>
    </button>
  );
}

function DayNumber({ day, today }: { readonly day: string; readonly today: string }) {
  const number = Number(day.slice(8));
  return (
    <time
      dateTime={day}
      aria-current={day === today ? "date" : undefined}
      className={cx(
        "text-12 tabular-nums",
        day === today ? "font-bold text-accent" : "text-text-2",
      )}
    >
      {number}
    </time>
  );
}
