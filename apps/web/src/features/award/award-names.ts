import type { AwardName } from "@kinora/contracts/award/award-table";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Streaks are told apart by their days. */
export const AWARD_WORDS: Readonly<Record<AwardName, MessageDescriptor>> = {
  daily: msg`Daily claim`,
  weekly: msg`Active week`,
  streak_7: msg`Streak`,
  streak_30: msg`Streak`,
  streak_100: msg`Streak`,
  streak_200: msg`Streak`,
  streak_365: msg`Streak`,
  first_creation: msg`First creation`,
  story: msg`Published story`,
  video: msg`Published film`,
  review: msg`Reviews`,
  signup: msg`Sign-up`,
  purchase: msg`First purchase`,
  challenge: msg`Challenge`,
  refund: msg`Courtesy`,
};
