import { wallTimeOf } from "@kinora/contracts/schedule/wall-time-of";
import { t } from "@lingui/core/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent, useMemo } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { addDays, addMonths, type FirstWeekday, weekOf } from "./calendar-days.ts";
import type { CalendarParts } from "./calendar-parts.ts";
import { canMove, type DatedPost, placePosts } from "./calendar-post.ts";
import { CALENDAR_VIEWS, type CalendarView } from "./calendar-view.ts";
import { ListView } from "./list-view.tsx";
import { MonthView } from "./month-view.tsx";
import type { MovedPost } from "./move-post.ts";
import { type Moving, useHeldFocus, useMoving } from "./use-moving.ts";
import { WeekView } from "./week-view.tsx";
import { monthText, shortDateText } from "./zone-text.ts";

export interface CalendarProps {
  /** Posts of the days shown, and around them. */
  readonly posts: readonly DatedPost[];
  /** In which days and times are shown. */
  readonly zone: string;
  readonly firstWeekday: FirstWeekday;
  readonly now: () => Date;
  readonly view: CalendarView;
  /** The day that is looked at: "2026-11-29". */
  readonly day: string;
  readonly onLook: (look: { readonly view: CalendarView; readonly day: string }) => void;
  readonly onOpen: (id: string) => void;
  readonly onMove: (moved: MovedPost) => void;
}

const VIEWS = { month: MonthView, week: WeekView, list: ListView } as const;

/** Posts by month, by week or as a list; moved by mouse, finger or keys. */
export function Calendar(props: CalendarProps) {
  const { posts, zone, firstWeekday, now, view, day, onLook, onOpen, onMove } = props;
  const placed = useMemo(() => placePosts(posts, zone), [posts, zone]);
  const dateOf = (at: Date) => wallTimeOf(at, zone).slice(0, 10);
  const look = (to: string) => onLook({ view, day: to });
  const onReach = (at: Date) => {
    if (!isShown(props, dateOf(at))) look(dateOf(at));
  };
  const moving = useMoving({ view, zone, now, onMove, onReach });
  const ref = useHeldFocus(moving.held, posts);
  usePutBackWhatLeft(moving, posts, now);
  const View = VIEWS[view];
  const parts: CalendarParts = {
    ...{ posts: placed, day, firstWeekday, zone, moving, now, onOpen, today: dateOf(now()) },
    heldDay: moving.held && dateOf(moving.held.moved.time.at),
    onDay: look,
    onWeek: (to) => onLook({ view: "week", day: to }),
  };
  return (
    <div className="flex flex-col gap-3">
      <Bar {...props} today={parts.today} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it takes keys only as an application */}
      <div
        ref={ref}
        tabIndex={-1}
        // While it takes keys, screen readers leave all of them to it.
        role={moving.held?.by === "keys" ? "application" : "group"}
        {...{ "aria-label": t`Calendar` }}
        onKeyDown={moving.onKeyDown}
        onBlur={({ target, currentTarget }) => {
          if (target === currentTarget && moving.held?.by === "keys") moving.putBack();
        }}
        className="outline-none"
      >
        <View parts={parts} />
      </div>
    </div>
  );
}

/** A post may begin to be published, or be deleted elsewhere, while it is held. */
function usePutBackWhatLeft(
  { held, putBack }: Moving,
  posts: CalendarProps["posts"],
  now: () => Date,
) {
  const hasLeft = held && !posts.some((one) => one.id === held.post.id && canMove(one, now()));
  const leave = useEffectEvent(putBack);
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft]);
}

function isShown({ view, day, firstWeekday }: CalendarProps, date: string): boolean {
  return view === "week"
    ? weekOf(day, firstWeekday).includes(date)
    : date.startsWith(day.slice(0, 7));
}

/** Which days are shown, and how. */
function Bar({
  view,
  day,
  firstWeekday,
  onLook,
  today,
}: CalendarProps & { readonly today: string }) {
  const step = (by: number) =>
    onLook({ view, day: view === "week" ? addDays(day, by * 7) : addMonths(day, by) });
  const names = { month: t`Month`, week: t`Week`, list: t`List` };
  const week = weekOf(day, firstWeekday);
  const title =
    view === "week"
      ? t`${{ from: shortDateText(week[0] ?? day) }} to ${{ to: shortDateText(week[6] ?? day) }}`
      : monthText(day);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 aria-live="polite" className="min-w-32 flex-1 text-20 font-medium">
        {title}
      </h2>
      <div className="flex items-center">
        <IconButton label={t`Earlier`} icon={<ChevronLeft size={20} />} onClick={() => step(-1)} />
        <Button size="sm" onClick={() => onLook({ view, day: today })}>
          {t`Today`}
        </Button>
        <IconButton label={t`Later`} icon={<ChevronRight size={20} />} onClick={() => step(1)} />
      </div>
      <Segments
        label={t`View`}
        value={view}
        options={CALENDAR_VIEWS.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => onLook({ view: value, day })}
      />
    </div>
  );
}
