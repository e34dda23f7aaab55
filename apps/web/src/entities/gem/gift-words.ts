import type { GiftSide } from "@kinora/contracts/gift/gift";
import { t } from "@lingui/core/macro";

/** Names the other person of a gift. */
export const giftWords = ({ direction, person: { displayName } }: GiftSide): string =>
  direction === "sent" ? t`To ${{ name: displayName }}` : t`From ${{ name: displayName }}`;
