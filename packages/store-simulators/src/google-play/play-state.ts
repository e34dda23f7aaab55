import { z } from "zod";
import {
  messageRecord,
  playOrderRecord,
  playPlanRecord,
  playProductRecord,
  playReviewRecord,
  voidedRecord,
} from "./play-records.ts";

const keyRecord = z.object({ id: z.string(), jwk: z.record(z.string(), z.unknown()) });
export type KeptPlayKey = z.infer<typeof keyRecord>;

/** How Google calls the state of a base plan or purchase option. */
export const PLAY_OFFER_STATES = ["DRAFT", "ACTIVE", "INACTIVE", "ABSENT"] as const;
const offerState = z.enum(PLAY_OFFER_STATES);

const table = <Row extends z.ZodType>(row: Row) => z.record(z.string(), row);

const stateRecord = z.object({
  version: z.literal(1),
  products: table(playProductRecord),
  plans: table(playPlanRecord),
  orders: table(playOrderRecord),
  voided: z.array(voidedRecord),
  /** Refunds that are reviewed, by the token of the question. */
  reviews: table(playReviewRecord).default({}),
  /** Products that are not on sale. */
  offers: table(offerState).default({}),
  /** In the order in which they are sent. */
  messages: z.array(messageRecord),
  /** The keys of the service account and of whoever signs pushes; null before they are made. */
  accountKey: keyRecord.nullable(),
  pushKey: keyRecord.nullable(),
});
export type PlayState = z.infer<typeof stateRecord>;

/**
 * Reads a saved state; undefined or null starts an empty one.
 *
 * @throws z.ZodError when it was saved by something else
 */
export const readPlayState = (saved: unknown): PlayState =>
  saved === undefined || saved === null
    ? {
        ...{ version: 1, products: {}, plans: {}, orders: {}, voided: [], messages: [] },
        ...{ offers: {}, reviews: {} },
        ...{ accountKey: null, pushKey: null },
      }
    : stateRecord.parse(saved);
