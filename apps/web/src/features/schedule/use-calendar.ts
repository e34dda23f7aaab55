import type { CalendarPost as ToldPost } from "@kinora/contracts/publication/calendar-post";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { titleOf } from "../../entities/creation/title-of.ts";
import { useMovePostMutation } from "../../entities/post/move-post-api.ts";
import { useAppDispatch } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";
import { addDays, type FirstWeekday, weeksOfMonth } from "./calendar-days.ts";
import type { CalendarStage, DatedPost } from "./calendar-post.ts";
import type { MovedPost } from "./move-post.ts";
import { type ShownSpan, scheduleApi, useListCalendarQuery } from "./schedule-api.ts";

/** Returns the span of a month with the weeks around it, wherever its days begin. */
export function spanOf(day: string, firstWeekday: FirstWeekday): ShownSpan {
  const days = weeksOfMonth(day, firstWeekday).flat();
  const at = (date: string, by: number) => `${addDays(date, by)}T00:00:00.000Z`;
  return { from: at(days[0] ?? day, -1), until: at(days.at(-1) ?? day, 2) };
}

/** Returns a post as the calendar shows it. */
export function calendarPostOf(post: ToldPost, ownZone: string): DatedPost {
  const { id, at, time, work, platforms, stage, outcome } = post;
  return {
    ...{ id, instant: at, zone: time?.zone ?? ownZone, platforms },
    title: work ? titleOf(work) : t`A work that is gone`,
    stage: stageOf(stage, outcome),
  };
}

const stageOf = (stage: ToldPost["stage"], outcome: ToldPost["outcome"]): CalendarStage =>
  stage === "over" ? (outcome === "fail" ? "fail" : "done") : stage;

/**
 * Returns the posts of all days that were shown: one that is held is carried over days that are only
 * being loaded, and farther.
 */
function useKnown(items: readonly ToldPost[] | undefined, { from, until }: ShownSpan) {
  const [known, setKnown] = useState<{
    readonly of: readonly ToldPost[] | undefined;
    readonly posts: readonly ToldPost[];
  }>({ of: undefined, posts: [] });
  if (items === undefined || items === known.of) return known.posts;
  const isTold = ({ id, at }: ToldPost) =>
    (at >= from && at < until) || items.some((one) => one.id === id);
  const posts = [...known.posts.filter((one) => !isTold(one)), ...items];
  setKnown({ of: items, posts });
  return posts;
}

/** Posts of a month; a moved one stands at its new place at once, and is put back when that is refused. */
export function useCalendar(day: string, firstWeekday: FirstWeekday, zone: string) {
  const span = spanOf(day, firstWeekday);
  const {
    currentData: data,
    error,
    refetch,
  } = useListCalendarQuery(span, {
    refetchOnMountOrArgChange: true,
  });
  const known = useKnown(data?.items, span);
  const [move] = useMovePostMutation();
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, string>>(new Map());
  const dispatch = useAppDispatch();
  const { saySorry } = useSay();
  const settled = (id: string) =>
    setUnderWay((all) => new Map([...all].filter(([one]) => one !== id)));

  const posts = known.map((told) => {
    const post = calendarPostOf(told, zone);
    return { ...post, instant: underWay.get(post.id) ?? post.instant };
  });

  const onMove = ({ id, wall: wallTime, time }: MovedPost) => {
    const post = posts.find((one) => one.id === id);
    if (!post) return;
    setUnderWay((all) => new Map(all).set(id, time.at.toISOString()));
    void move({ id, wallTime, zone: post.zone })
      .unwrap()
      .then(
        (moved) => {
          const { time: to } = moved;
          dispatch(
            scheduleApi.util.updateQueryData("listCalendar", span, ({ items }) => {
              const shown = items.find((one) => one.id === id);
              if (shown && to) Object.assign(shown, { time: to, at: to.at, stage: moved.stage });
            }),
          );
          settled(id);
        },
        (refused: unknown) => {
          settled(id);
          saySorry(refused);
        },
      );
  };
  return { data, posts, error, refetch, onMove };
}
