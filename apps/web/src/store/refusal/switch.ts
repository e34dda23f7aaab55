import type { switchRefusals } from "@kinora/contracts/switch/switch-refusals";
import { t } from "@lingui/core/macro";
import type { RefusalDetails, WordsOf } from "./words-of.ts";

/** The owner's own explanation. */
const said = ({ sentence }: RefusalDetails): string =>
  typeof sentence === "string" && sentence !== "" ? sentence : t`Come back later.`;

export const switchRefusalWords: WordsOf<typeof switchRefusals> = {
  READ_ONLY: (details) => [t`Nothing can be changed here now`, said(details)],
  CREATING_OFF: (details) => [t`Creating is paused`, said(details)],
  FEED_OFF: (details) => [t`Nothing can be added to the feed now`, said(details)],
  AWARDS_OFF: (details) => [t`No gems are awarded now`, said(details)],
  SIGN_UPS_CLOSED: () => [t`Sign-ups are closed right now`, t`Come back later.`],
  INVITATION_NEEDED: () => [t`Joining is by invitation`, t`Ask the owner for a link.`],
  SENTENCE_MISSING: () => [t`Say why it's off`, t`People see this while it's off.`],
  ENGINE_UNKNOWN: () => [t`This engine doesn't exist here`, t`Reload the page.`],
  INVITATION_NOT_FOUND: () => [t`This invitation can no longer be used`, t`Reload the page.`],
  TOO_MANY_INVITATIONS: () => [t`Too many invitations are open`, t`Revoke some first.`],
};
