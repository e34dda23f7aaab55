import type { gemRefusals } from "@kinora/contracts/gem/gem-refusals";
import { DAILY_CLAIM_GEMS } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const gemRefusalWords: WordsOf<typeof gemRefusals> = {
  INSUFFICIENT_GEMS: () => [
    t`You do not have enough gems for this`,
    t`Claim your ${{ gems: DAILY_CLAIM_GEMS }} daily gems, or choose a smaller creation.`,
  ],
  DAILY_ALREADY_CLAIMED: () => [
    t`You have today's gems already`,
    t`New ones are there at 00:00 UTC.`,
  ],
  IDEMPOTENCY_KEY_REQUIRED: () => [
    t`The request was incomplete`,
    t`Reload the page and try again.`,
  ],
  IDEMPOTENCY_KEY_REUSED: () => [
    t`This press was counted already`,
    t`Look into your library first.`,
  ],
  CORRECTION_NOT_FOUND: () => [t`There is no such correction`, t`Load the page again.`],
  CORRECTION_DECIDED: () => [t`This correction is decided already`, t`Load the list again.`],
  RECEIPT_NOT_FOUND: () => [t`There is no such receipt`, t`Reload the statement.`],
};
