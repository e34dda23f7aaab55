import { z } from "zod";
import { CHALLENGE_NEWS, CHALLENGE_STATES, PRIZELESS_REASONS } from "./challenge-vocabulary.ts";

/** Events of challenges; the subject is the challenge. */
export const challengePayloads = {
  "challenge.changed": z.object({ state: z.enum(CHALLENGE_STATES) }),
  /** Somebody is told; what they won was paid in the same transaction. */
  "challenge.told": z.object({
    about: z.enum(CHALLENGE_NEWS),
    /** Entry that is excluded. */
    entryId: z.string().nullable(),
    /** Best place; null without a ranked entry. */
    place: z.int().nullable(),
    ...{ gems: z.int(), voteGems: z.int() },
    reason: z.enum(PRIZELESS_REASONS).nullable(),
  }),
};
