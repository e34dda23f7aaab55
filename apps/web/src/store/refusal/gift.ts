import type { giftRefusals } from "@kinora/contracts/gift/gift-refusals";
import { plural, t } from "@lingui/core/macro";
import { momentText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";
import type { RefusalDetails, WordsOf } from "./words-of.ts";

/** When something begins. */
const momentOf = ({ at }: RefusalDetails) => momentText(String(at));
const said = ({ sentence }: RefusalDetails): string =>
  typeof sentence === "string" && sentence !== "" ? sentence : t`Come back later.`;
const left = (details: RefusalDetails) => Number(details.left);

export const giftRefusalWords: WordsOf<typeof giftRefusals> = {
  GIFTS_OFF: (details) => [t`Gems can't be given now`, said(details)],
  GIFT_TO_SELF: () => [t`You can't give gems to yourself`, t`Choose someone else.`],
  GIFT_GIVER_LEAVING: () => [
    t`Your account is about to be deleted`,
    t`Keep it in Settings to give gems.`,
  ],
  GIFT_RECEIVER_UNAVAILABLE: () => [
    t`This person can't be given gems now`,
    t`Nothing was taken from you.`,
  ],
  GIFT_NOT_FOLLOWING: () => [t`You don't follow this person`, t`Follow them first.`],
  GIFT_NOT_FOLLOWED: () => [t`This person doesn't follow you`, t`Gems can be given once they do.`],
  GIFT_GIVER_NEW: (details) => [
    t`Your account is less than a week old`,
    t`You can give gems from ${{ moment: momentOf(details) }}.`,
  ],
  GIFT_RECEIVER_NEW: (details) => [
    t`Their account is less than a week old`,
    t`You can give them gems from ${{ moment: momentOf(details) }}.`,
  ],
  GIFT_NOTHING_BOUGHT: () => [
    t`You have no bought gems to give`,
    t`Only gems from packs and boosters can be given, two weeks after the payment.`,
  ],
  GIFT_TOO_SOON: (details) => [
    t`Your bought gems are too new`,
    t`${plural({ gems: Number(details.gems) }, { one: "# gem", other: "# gems" })} can be given from ${{ moment: momentOf(details) }}, two weeks after the payment.`,
  ],
  GIFT_TOO_MUCH: ({ giveable }) => [
    t`You have fewer bought gems`,
    t`You can give ${plural({ gems: Number(giveable) }, { one: "# gem", other: "# gems" })}.`,
  ],
  GIFT_DAY_LIMIT: (details) => [
    t`You can give ${{ limit: numberText(Number(details.limit)) }} gems a day`,
    left(details) > 0
      ? t`${{ left: numberText(left(details)) }} are left until ${{ moment: momentOf(details) }}.`
      : t`You can give more from ${{ moment: momentOf(details) }}.`,
  ],
  GIFT_MONTH_LIMIT: (details) => [
    t`You can give ${{ limit: numberText(Number(details.limit)) }} gems a month`,
    left(details) > 0
      ? t`${{ left: numberText(left(details)) }} are left until ${{ moment: momentOf(details) }}.`
      : t`You can give more from ${{ moment: momentOf(details) }}.`,
  ],
};
