import { PAGE_SIZE_MAX } from "@kinora/contracts/limits";
import type { RootState } from "../../store/store.ts";
import { standAtAnchor, standAtItem } from "../../store/visit/stand.ts";
import { type FeedArg, feedApi } from "./feed-api.ts";
import { type FeedPlace, indexOfPlace, placeIn, READING_PAGE } from "./feed-memory.ts";
import type { FeedVisit } from "./feed-visit.ts";

/** Whoever got further than this starts at the end of it. */
const MOST_FETCHED = 480;

/** How a look at a feed begins. */
export type FeedStart =
  /** From the top of the newest. */
  | { readonly how: "fresh"; readonly offer: FeedPlace | null }
  /** As it was left: back, reload. */
  | { readonly how: "restored"; readonly visit: FeedVisit }
  /** Where an earlier visit ended. */
  | { readonly how: "continued"; readonly place: FeedPlace };

/** A start, and what is asked for to get there. */
export interface Beginning {
  readonly start: FeedStart;
  readonly arg: FeedArg;
}

type Subject = Omit<FeedArg, "asOf">;

/** As the feed was left here, else from the top, with the offer to go on. */
export function firstBeginning(
  subject: Subject,
  visit: FeedVisit | null,
  state: RootState,
): Beginning {
  if (visit) return beginAt(subject, { how: "restored", visit }, state);
  const { kind, content } = subject;
  const offer = kind === "search" || content ? null : placeIn(kind, Date.now());
  return beginAt(subject, { how: "fresh", offer }, state);
}

/** When the newest in the cache is the state that is meant, it is not asked for again. */
export function beginAt(subject: Subject, start: FeedStart, state: RootState): Beginning {
  const asOf = asOfStart(start);
  const { data } = feedApi.endpoints.getFeed.select(subject)(state);
  const isNewest = asOf === null || data?.pages[0]?.timestamp === asOf;
  return { start, arg: isNewest ? subject : { ...subject, asOf } };
}

/** Which state of the feed is meant; null: the newest. */
export function asOfStart(start: FeedStart): string | null {
  if (start.how === "fresh") return null;
  return start.how === "restored" ? start.visit.asOf : start.place.asOf;
}

/** How many items to ask for at once, so that what is meant is among them. */
export function fillOf(start: FeedStart): number | undefined {
  if (start.how === "fresh") return undefined;
  if (start.how === "restored") return Math.min(PAGE_SIZE_MAX, start.visit.count);
  const { target } = start.place;
  return Math.min(
    PAGE_SIZE_MAX,
    typeof target === "number" ? target * READING_PAGE : PAGE_SIZE_MAX,
  );
}

/** Whether everything is there that was there, or the place that is looked for. */
export function isReached(start: FeedStart, ids: readonly string[]): boolean {
  if (start.how === "fresh" || ids.length >= MOST_FETCHED) return true;
  if (start.how === "restored") return ids.length >= start.visit.count;
  return indexOfPlace(ids, start.place) !== -1;
}

/** The way to the place that is meant; null: a look from the top begins there. */
export function placeToStand(start: FeedStart, ids: readonly string[]): (() => void) | null {
  if (start.how === "fresh") return null;
  if (start.how === "restored") return () => standAtAnchor(start.visit);
  return () => standAtItem(ids[indexOfPlace(ids, start.place)] ?? "");
}

/** What "Continue where you left off" leads to. */
export function offerOf(start: FeedStart): FeedPlace | null {
  if (start.how === "fresh") return start.offer;
  return start.how === "restored" ? start.visit.offer : null;
}

/** It was taken up, now or before a reload. */
export function isContinued(start: FeedStart): boolean {
  return start.how === "continued" || (start.how === "restored" && start.visit.continued);
}
