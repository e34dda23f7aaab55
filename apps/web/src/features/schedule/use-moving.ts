import { t } from "@lingui/core/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { announce } from "../../ui/live-region.tsx";
import { daysBetween } from "./calendar-days.ts";
import type { DatedPost, PlacedPost } from "./calendar-post.ts";
import type { CalendarView } from "./calendar-view.ts";
import { type MovedPost, movePost, NO_SHIFT, type Shift } from "./move-post.ts";
import { postTimeText } from "./zone-text.ts";

/** A post that is being moved. */
export interface HeldPost {
  readonly post: PlacedPost;
  readonly shift: Shift;
  readonly moved: MovedPost;
  readonly by: "keys" | "pointer";
}

export interface MovingOptions {
  readonly view: CalendarView;
  readonly zone: string;
  readonly now: () => Date;
  readonly onMove: (moved: MovedPost) => void;
  /** Shows a moment that may be out of view. */
  readonly onReach: (at: Date) => void;
}

export interface Moving {
  readonly held: HeldPost | null;
  readonly hold: (post: PlacedPost, by: HeldPost["by"]) => void;
  /** Moves what is held to a day of the calendar. */
  readonly toDay: (date: string) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const DAYS = { ArrowLeft: -1, ArrowRight: 1 } as const;
const HALF_HOUR = 30;

/** Holds the post that is moved, by keys or by pointer. The same rules apply to both. */
export function useMoving({ view, zone, now, onMove, onReach }: MovingOptions): Moving {
  const [held, setHeld] = useState<HeldPost | null>(null);
  const { say } = useSay();
  const when = (at: Date) => postTimeText(at, zone);

  const shiftTo = (from: HeldPost, shift: Shift) => {
    const moved = movePost(from.post, shift);
    setHeld({ ...from, shift, moved });
    return moved;
  };
  const putBack = () => {
    if (held?.by === "keys") say(t`Put back.`);
    setHeld(null);
  };
  const drop = () => {
    if (!held) return;
    const { moved, post } = held;
    if (moved.time.at.getTime() === Date.parse(post.instant)) return putBack();
    if (moved.time.at <= now()) {
      say(t`That's in the past.`, "warning");
      if (held.by === "pointer") setHeld(null);
      return;
    }
    onMove(moved);
    const done = t`${{ title: post.title }} moved to ${{ time: when(moved.time.at) }}.`;
    // By keys it replaces the words about the keys; what a pointer moved is seen where it was dropped.
    if (held.by === "keys") say(done, "success");
    else announce(done);
    setHeld(null);
  };
  return {
    ...{ held, drop, putBack },
    hold: (post, by) => {
      setHeld({ post, by, shift: NO_SHIFT, moved: movePost(post, NO_SHIFT) });
      if (by === "pointer") return;
      const time = when(new Date(post.instant));
      // Seen too, because nothing else says which keys move it.
      say(
        t`Picked up ${{ title: post.title }}, ${{ time }}. Arrow keys move it, Enter drops it, Escape puts it back.`,
      );
    },
    toDay: (date) => {
      if (!held) return;
      const days = daysBetween(held.post.date, date);
      if (days !== held.shift.days) shiftTo(held, { ...NO_SHIFT, days });
    },
    onKeyDown: (event) => {
      if (held?.by !== "keys") return;
      const shift = shiftOf(event.key, view, held.shift);
      if (!shift && event.key !== "Enter" && event.key !== "Escape" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!shift) return event.key === "Escape" ? putBack() : drop();
      const { time } = shiftTo(held, shift);
      const skipped = time.note === "skipped" ? t`Clocks skip the hour before.` : "";
      announce(`${when(time.at)} ${skipped}`.trim());
      onReach(time.at);
    },
  };
}

/** In a month up and down are weeks; elsewhere they are half hours. */
function shiftOf(key: string, view: CalendarView, { days, minutes }: Shift): Shift | null {
  if (key === "ArrowLeft" || key === "ArrowRight") return { days: days + DAYS[key], minutes };
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const sign = key === "ArrowUp" ? -1 : 1;
  return view === "month"
    ? { days: days + sign * 7, minutes }
    : { days, minutes: minutes + sign * HALF_HOUR };
}

/**
 * Returns a ref of the calendar, which has the focus while keys move a post, because the post's own
 * place may be out of view. Afterwards the post has it again, wherever it is shown.
 */
export function useHeldFocus(held: HeldPost | null, posts: readonly DatedPost[]) {
  const calendar = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  const isHeld = held?.by === "keys";
  useEffect(() => {
    if (isHeld) {
      last.current = held.post.id;
      calendar.current?.focus();
    }
  }, [isHeld, held?.post.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: posts come later, at their new places
  useEffect(() => {
    const lost = document.activeElement;
    if (isHeld || last.current === null) return;
    if (lost !== document.body && lost !== calendar.current) {
      last.current = null;
      return;
    }
    const id = CSS.escape(last.current);
    calendar.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
  }, [isHeld, posts]);
  return calendar;
}
