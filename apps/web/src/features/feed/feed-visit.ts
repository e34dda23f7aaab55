import { isRecord } from "../../store/stored-value.ts";
import type { Visit } from "../../store/visit/visit-memory.ts";
import type { FeedPlace } from "./feed-memory.ts";

/** A feed as the user left it. */
export interface FeedVisit extends Visit {
  /** The state of the feed that was shown. */
  readonly asOf: string | null;
  /** Aspect ratio (width over height) of each item, so the skeleton matches the wall's layout. */
  readonly shapes: readonly number[];
  /** The place that "Continue where you left off" offered. */
  readonly offer: FeedPlace | null;
  /** True when the offer was accepted. */
  readonly continued: boolean;
}

export function isFeedVisit(visit: Visit): visit is FeedVisit {
  const { asOf, shapes, offer }: Visit & Partial<Record<keyof FeedVisit, unknown>> = visit;
  return (
    (asOf === null || typeof asOf === "string") &&
    Array.isArray(shapes) &&
    shapes.every((shape) => typeof shape === "number" && shape > 0) &&
    (offer === null || (isRecord(offer) && typeof offer.asOf === "string"))
  );
}
