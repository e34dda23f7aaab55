import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { REVIEW_ANSWERS } from "./review-limits.ts";

const answer = z.enum(REVIEW_ANSWERS);

/** POST /api/reviews/{id}/answers */
export const reviewAnswers = z.strictObject({
  /** Does it match its prompt? */
  match: answer,
  /** Is it cleanly made? */
  clean: answer,
  /** Would you show it? */
  show: answer,
});
export type ReviewAnswers = z.infer<typeof reviewAnswers>;

/** How far a reviewer is, and whether reviews count. */
export const reviewProgress = z
  .object({
    /** Reviews towards the next gems, of the `needed` ones. */
    done: z.int(),
    needed: z.int(),
    /** Gems for that many reviews. */
    gems: z.int(),
    /** Gems of this UTC day, of `most`. */
    earned: z.int(),
    most: z.int(),
    /** Why reviews count towards no gems now: awards are off, or the answers agree too little. */
    paused: z.enum(["off", "agreement"]).nullable(),
    /** Answers that others gave too; below `comparedLeast`, agreement decides nothing yet. */
    compared: z.int(),
    comparedLeast: z.int(),
    /** True when no more works are drawn on this UTC day. */
    doneToday: z.boolean(),
  })
  .meta({ id: "ReviewProgress" });
export type ReviewProgress = z.infer<typeof reviewProgress>;

/** A work that was drawn for the reviewer. */
export const drawnWork = z
  .object({
    /** Of the draw. */
    id: z.string(),
    work: creationCard,
    /** Milliseconds after which it can be answered, if it is the next to be answered. */
    readyIn: z.int(),
  })
  .meta({ id: "DrawnWork" });
export type DrawnWork = z.infer<typeof drawnWork>;

/** Answer of all routes of reviews: the works that lie ready, the first of them to be shown. */
export const reviewDesk = z
  .object({
    progress: reviewProgress,
    works: z.array(drawnWork),
    /** Gems awarded by this request. */
    granted: z.int(),
  })
  .meta({ id: "ReviewDesk" });
export type ReviewDesk = z.infer<typeof reviewDesk>;
