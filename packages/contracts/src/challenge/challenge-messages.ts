import { z } from "zod";
import { PRIZE_KINDS, PRIZELESS_REASONS } from "./challenge-vocabulary.ts";

const theme = z.object({ theme: z.string() });
const gems = z.number().int();

/** Notifications about challenges; with the theme. */
export const challengeNotifications = {
  /** To authors: entries are closed, the vote has begun. */
  "challenge.votingBegan": theme,
  /** To authors: place, gems of the prize and gems for own ballots, 0 for none. */
  "challenge.placed": theme.extend({ place: z.number().int(), gems, votes: gems }),
  /** To voters without an entry. */
  "challenge.voted": theme.extend({ votes: gems }),
  /** Too few authors or ballots: to everybody who took part. */
  "challenge.noPrizes": theme.extend({ reason: z.enum(PRIZELESS_REASONS), votes: gems }),
  /** `why` in the words of whoever cancelled it. */
  "challenge.cancelled": theme.extend({ why: z.string() }),
  /** `why` as published with the result. */
  "challenge.excluded": theme.extend({ why: z.string() }),
};

/** Sentences in statements and receipts. */
export const challengeSentences = {
  "challenge.prize": theme.extend({ kind: z.enum(PRIZE_KINDS) }),
  "challenge.ballots": theme.extend({ count: z.number().int() }),
};
