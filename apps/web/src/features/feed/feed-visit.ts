import { isRecord } from "../../store/stored-value.ts";
import type { Visit } from "../../store/visit/visit-memory.ts";
import type { FeedPlace } from "./feed-memory.ts";

/** A feed as somebody left it. */
export interface FeedVisit extends Visit {
  /** Which state of the feed was shown. */
  readonly asOf: string | null;
  /** Width over height of each item that was there: the skeleton stands as the wall stood. */
  readonly shapes: readonly number[];
  /** What "Continue where you left off" offered. */
  readonly offer: FeedPlace | null;
  /** It was taken up. */
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
