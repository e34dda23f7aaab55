import { t } from "@lingui/core/macro";
import { cx } from "../../ui/class-names.ts";
import { type CalendarParts, postsOf } from "./calendar-parts.ts";
import { HeldGhost, PostChip } from "./post-chip.tsx";
import { fullDayText } from "./zone-text.ts";

interface DayListProps {
  readonly day: string;
  readonly parts: CalendarParts;
  /** Also says so when a day has none. */
  readonly saysNone?: boolean;
}

/** A day under its name. Posts can be dropped on it. */
export function DayList({ day, parts, saysNone = false }: DayListProps) {
  const posts = postsOf(parts, day);
  const isHeldHere = parts.heldDay === day;
  return (
    <section
      data-day={day}
      aria-label={fullDayText(day)}
      className={cx("flex flex-col gap-2 rounded-panel p-2", isHeldHere && "bg-surface-1")}
    >
      <h3 className={cx("text-14 font-medium", day === parts.today && "text-accent")}>
        {fullDayText(day)}
      </h3>
      {posts.length === 0 && saysNone && !isHeldHere && (
        <p className="text-14 text-text-2">{t`Nothing planned.`}</p>
      )}
      <ul className="@container/day flex flex-col gap-2">
        {posts.map((post) => (
          <PostChip key={post.id} post={post} parts={parts} />
        ))}
        {isHeldHere && <HeldGhost parts={parts} />}
      </ul>
    </section>
  );
}
