import { useMemo, useRef, useState } from "react";
import { ratiosIn } from "../../entities/creation/use-cards.ts";
import { useAppDispatch, useAppStore } from "../../store/store.ts";
import { visitOf } from "../../store/visit/stand.ts";
import { useCatchingUp } from "../../store/visit/use-catching-up.ts";
import { useStanding } from "../../store/visit/use-standing.ts";
import { useVisit } from "../../store/visit/use-visit.ts";
import { type FeedArg, feedApi } from "./feed-api.ts";
import {
  type Beginning,
  beginAt,
  fillOf,
  firstBeginning,
  isContinued,
  isReached,
  offerOf,
  placeToStand,
} from "./feed-beginning.ts";
import { READING_PAGE, rememberLeft, rememberSeen } from "./feed-memory.ts";
import { type FeedVisit, isFeedVisit } from "./feed-visit.ts";
import { useFeed } from "./use-feed.ts";

/** A feed without its `asOf`. */
export type FeedSubject = Omit<FeedArg, "asOf">;

/**
 * A feed from the top of its current state or, on return to this history entry, exactly as it was
 * left. `goOn` leads to where an earlier visit ended, `startAnew` to the newest.
 */
export function useFeedVisit(subject: FeedSubject) {
  const store = useAppStore();
  const look = useRef<() => FeedVisit | null>(() => null);
  const memory = useRef(NO_MEMORY);
  const visit = useVisit(() => {
    const left = look.current();
    if (left?.anchor) memory.current.onLeft(left.anchor.id);
    return left;
  }, isFeedVisit);
  const [beginning, setBeginning] = useState(() =>
    firstBeginning(subject, visit, store.getState()),
  );
  const { start, arg } = beginning;
  const feed = useFeed(arg, { fill: fillOf(start), anew: start.how === "fresh" });
  const there = useCatchingUp(feed, isReached(start, feed.ids));
  const stood = useStanding(start, there, placeToStand(start, feed.ids));
  const { timestamp } = feed;
  const room = useRef<HTMLDivElement>(null);
  look.current = () =>
    room.current && there && feed.ids.length > 0
      ? {
          ...visitOf(room.current, feed.ids.length),
          asOf: timestamp,
          shapes: ratiosIn(store.getState(), feed.ids),
          offer: offerOf(start),
          continued: isContinued(start),
        }
      : null;

  memory.current = useFeedMemory(subject, feed.ids, timestamp);

  const offer = offerOf(start);
  return {
    ...{ feed, room, there, timestamp },
    onSeen: memory.current.onSeen,
    /** The wall as it was, while it is being restored. */
    was: start.how === "restored" && !stood ? start.visit : null,
    goOn:
      offer &&
      (() => setBeginning(beginAt(subject, { how: "continued", place: offer }, store.getState()))),
    startAnew: useStartingAnew(subject, setBeginning),
    isFresh: start.how === "fresh",
    isContinued: isContinued(start),
  };
}

interface FeedMemory {
  readonly onSeen: (id: string) => void;
  /** Called with the item at the top of the screen when the user leaves the feed. */
  readonly onLeft: (id: string) => void;
}

const NO_MEMORY: FeedMemory = { onSeen: () => undefined, onLeft: () => undefined };

/**
 * Remembers what was seen of the two main feeds and where the user left them, for "Continue where
 * you were".
 */
function useFeedMemory(
  { kind, content, author, likedBy, pinnedBy, collection }: FeedSubject,
  ids: readonly string[],
  asOf: string | null,
): FeedMemory {
  const latest = useRef({ ids, asOf });
  latest.current = { ids, asOf };
  const wasFurther = useRef(false);
  return useMemo(() => {
    if (kind === "search" || content || author || likedBy || pinnedBy || collection)
      return NO_MEMORY;
    const placeOf = (id: string) => {
      const now = latest.current;
      const index = now.ids.indexOf(id);
      return now.asOf === null || index < 0 ? null : { asOf: now.asOf, index, id };
    };
    return {
      onSeen: (id) => {
        const place = placeOf(id);
        if (!place) return;
        wasFurther.current ||= place.index >= READING_PAGE;
        rememberSeen(kind, place);
      },
      onLeft: (id) => {
        const place = placeOf(id);
        if (place) rememberLeft(kind, place, wasFurther.current);
      },
    };
  }, [kind, content, author, likedBy, pinnedBy, collection]);
}

/** Fetches the current state, then shows it from the top. */
function useStartingAnew(subject: FeedSubject, begin: (beginning: Beginning) => void) {
  const dispatch = useAppDispatch();
  return async () => {
    const options = { subscribe: false, forceRefetch: true, refetchCachedPages: false };
    await dispatch(feedApi.endpoints.getFeed.initiate(subject, options));
    begin({ start: { how: "fresh", offer: null }, arg: subject });
    scrollTo({ top: 0, behavior: "instant" });
  };
}
