import type { gemRefusals } from "@kinora/contracts/gem/gem-refusals";
import { DAILY_CLAIM_GEMS } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { timeText } from "../../text/moment-text.ts";
import type { WordsOf } from "./words-of.ts";

export const gemRefusalWords: WordsOf<typeof gemRefusals> = {
  INSUFFICIENT_GEMS: () => [
    t`You don't have enough gems for this`,
    t`Claim your ${{ gems: DAILY_CLAIM_GEMS }} daily gems, or choose something smaller.`,
  ],
  DAILY_ALREADY_CLAIMED: () => [
    t`You already have today's gems`,
    t`More at ${{ time: timeText(new Date().setUTCHours(24, 0, 0, 0)) }}.`,
  ],
  IDEMPOTENCY_KEY_REQUIRED: () => [
    t`The request was incomplete`,
    t`Reload the page and try again.`,
  ],
  IDEMPOTENCY_KEY_REUSED: () => [t`This was already submitted`, t`Check your library first.`],
  CORRECTION_NOT_FOUND: () => [t`This correction doesn't exist`, t`Reload the page.`],
  CORRECTION_DECIDED: () => [t`This correction is already decided`, t`Reload the list.`],
  RECEIPT_NOT_FOUND: () => [t`This receipt doesn't exist`, t`Reload the statement.`],
};
