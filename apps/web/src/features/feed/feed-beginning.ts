import { PAGE_SIZE_MAX } from "@kinora/contracts/limits";
import type { RootState } from "../../store/store.ts";
import { standAtAnchor, standAtItem } from "../../store/visit/stand.ts";
import { type FeedArg, feedApi } from "./feed-api.ts";
import { type FeedPlace, indexOfPlace, placeIn, READING_PAGE } from "./feed-memory.ts";
import type { FeedVisit } from "./feed-visit.ts";

/** Maximum number of items loaded to return to a place; beyond it, the view resumes here. */
const MOST_FETCHED = 480;

/** How a view of a feed begins. */
export type FeedStart =
  /** At the top of the current state. */
  | { readonly how: "fresh"; readonly offer: FeedPlace | null }
  /** As it was left, after back or a reload. */
  | { readonly how: "restored"; readonly visit: FeedVisit }
  /** Where an earlier visit ended. */
  | { readonly how: "continued"; readonly place: FeedPlace };

/** A start and the request that leads there. */
export interface Beginning {
  readonly start: FeedStart;
  readonly arg: FeedArg;
}

type Subject = Omit<FeedArg, "asOf">;

/**
 * Returns the beginning of a view: as the feed was left at this history entry, otherwise at the top
 * with an offer to continue.
 */
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

/** Returns a start with its request, which uses the cache if that holds the wanted state. */
export function beginAt(subject: Subject, start: FeedStart, state: RootState): Beginning {
  const asOf = asOfStart(start);
  const { data } = feedApi.endpoints.getFeed.select(subject)(state);
  const isNewest = asOf === null || data?.pages[0]?.timestamp === asOf;
  return { start, arg: isNewest ? subject : { ...subject, asOf } };
}

/** Returns the wanted state of the feed; null for the current one. */
export function asOfStart(start: FeedStart): string | null {
  if (start.how === "fresh") return null;
  return start.how === "restored" ? start.visit.asOf : start.place.asOf;
}

/** Returns how many items to request at once so that the wanted place is among them. */
export function fillOf(start: FeedStart): number | undefined {
  if (start.how === "fresh") return undefined;
  if (start.how === "restored") return Math.min(PAGE_SIZE_MAX, start.visit.count);
  const { target } = start.place;
  return Math.min(
    PAGE_SIZE_MAX,
    typeof target === "number" ? target * READING_PAGE : PAGE_SIZE_MAX,
  );
}

/** True when everything shown before, or the wanted place, is loaded. */
export function isReached(start: FeedStart, ids: readonly string[]): boolean {
  if (start.how === "fresh" || ids.length >= MOST_FETCHED) return true;
  if (start.how === "restored") return ids.length >= start.visit.count;
  return indexOfPlace(ids, start.place) !== -1;
}

/** Returns a function that scrolls to the wanted place; null for a view from the top. */
export function placeToStand(start: FeedStart, ids: readonly string[]): (() => void) | null {
  if (start.how === "fresh") return null;
  if (start.how === "restored") return () => standAtAnchor(start.visit);
  return () => standAtItem(ids[indexOfPlace(ids, start.place)] ?? "");
}

/** The place that "Continue where you left off" leads to. */
export function offerOf(start: FeedStart): FeedPlace | null {
  if (start.how === "fresh") return start.offer;
  return start.how === "restored" ? start.visit.offer : null;
}

/** True when the offer was accepted, now or before a reload. */
export function isContinued(start: FeedStart): boolean {
  return start.how === "continued" || (start.how === "restored" && start.visit.continued);
}
