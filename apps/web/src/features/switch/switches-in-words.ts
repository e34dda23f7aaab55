import type { SignUps } from "@kinora/contracts/access/sign-ups";
import type { Switches } from "@kinora/contracts/switch/switch";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

export const SIGN_UP_WORDS: Readonly<Record<SignUps, MessageDescriptor>> = {
  open: msg`Open`,
  invitation: msg`By invitation`,
  closed: msg`Closed`,
};

/** Describes in one line what was switched off. */
export function switchesInWords(switches: Switches): string {
  const { signUps, creating, enginesOff, feed, awards, gifts, readOnly, webShopIn } = switches;
  const engines = enginesOff.join(", ");
  const words = [
    signUps === "invitation" && t`sign-ups by invitation`,
    signUps === "closed" && t`sign-ups closed`,
    !creating && t`creating off`,
    engines !== "" && t`off: ${engines}`,
    !feed && t`feed closed`,
    !awards && t`awards off`,
    !gifts && t`gifts off`,
    webShopIn.length > 0 && t`web shop mentioned in ${{ storefronts: webShopIn.join(", ") }}`,
    readOnly && t`read-only`,
  ].filter((word) => word !== false);
  return words.length === 0 ? t`Everything open` : words.join(" · ");
}
