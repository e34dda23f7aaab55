import type { challengeRefusals } from "@kinora/contracts/challenge/challenge-refusals";
import { plural, t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const challengeRefusalWords: WordsOf<typeof challengeRefusals> = {
  CHALLENGE_NOT_FOUND: () => [t`This challenge isn't there`, t`See which ones there are.`],
  CHALLENGE_ENTRY_NOT_FOUND: () => [t`This entry isn't there`, t`Reload the challenge.`],
  CHALLENGE_PAIR_NOT_FOUND: () => [t`This pair isn't there`, t`Reload to get another one.`],
  CHALLENGE_VOTER_NOT_FOUND: () => [
    t`Nobody with this number voted`,
    t`Reload the list of voters.`,
  ],
  CHALLENGE_AUTHOR_NOT_FOUND: () => [
    t`Nobody with this number entered`,
    t`Reload the list of entries.`,
  ],
  CHALLENGE_COVER_UNFIT: () => [
    t`This work can't be the cover`,
    t`Choose a finished work that is open to everybody.`,
  ],
  CHALLENGE_POOL_UNPROVEN: ({ limit }) => [
    t`A pool this large takes a fresh sign-in`,
    t`Above ${{ limit: Number(limit) }} gems, a challenge is scheduled on its page, not with a token.`,
  ],
  CHALLENGE_CHANGED: () => [
    t`This draft was changed elsewhere`,
    t`Reload it and make your changes again.`,
  ],
  CHALLENGE_STATE: () => [t`The challenge has moved on`, t`Reload it to see how it stands.`],
  CHALLENGE_TOO_LATE: () => [t`The time for entries is over`, t`Choose later times in the draft.`],
  CHALLENGE_UNSIGNED: () => [
    t`Results can't be signed here`,
    t`The operator of the server has to give it a key to sign with.`,
  ],
  CHALLENGE_FULL: ({ limit }) => [
    t`This challenge is full`,
    t`${{ limit: Number(limit) }} works are entered, and no more can be compared fairly. Try again if somebody withdraws.`,
  ],
  ENTRIES_FULL: ({ limit }) => [
    t`You can't enter another work`,
    t`This challenge allows ${plural({ entries: Number(limit) }, { one: "# entry", other: "# entries" })} for each person. Withdraw one first.`,
  ],
  ENTRY_UNFIT: ({ because }) => [
    t`This work can't be entered`,
    because === "made_before"
      ? t`It was made before the challenge opened.`
      : because === "kind"
        ? t`The challenge isn't for works of this kind.`
        : because === "mature"
          ? t`It is rated mature, and challenges are for everybody.`
          : t`It has to be finished, made here, and open to everybody.`,
  ],
  ENTRY_EXCLUDED: () => [
    t`An excluded entry can't be withdrawn`,
    t`The statement beside it says why it was left out.`,
  ],
  OWN_CHALLENGE: () => [
    t`You take part in this challenge yourself`,
    t`Ask another moderator to decide.`,
  ],
  PAIR_ANSWERED: () => [t`You have answered this pair`, t`Go on with the next one.`],
  PAIR_EXPIRED: () => [t`This pair can't be answered anymore`, t`Go on with another one.`],
};
