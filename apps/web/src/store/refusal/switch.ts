import type { switchRefusals } from "@kinora/contracts/switch/switch-refusals";
import { t } from "@lingui/core/macro";
import type { RefusalDetails, WordsOf } from "./words-of.ts";

/** The owner's own explanation. */
const said = ({ sentence }: RefusalDetails): string =>
  typeof sentence === "string" && sentence !== "" ? sentence : t`Come back in a while.`;

export const switchRefusalWords: WordsOf<typeof switchRefusals> = {
  READ_ONLY: (details) => [t`Nothing can be changed here now`, said(details)],
  CREATING_OFF: (details) => [t`Nothing can be created with this now`, said(details)],
  FEED_OFF: (details) => [t`Nothing can enter the feed now`, said(details)],
  SIGN_UPS_CLOSED: () => [t`Nobody new can sign up now`, t`Come back in a while.`],
  INVITATION_NEEDED: () => [t`This place is by invitation`, t`Ask its owner for a link.`],
  SENTENCE_MISSING: () => [t`Say why it is off`, t`People read this sentence meanwhile.`],
  ENGINE_UNKNOWN: () => [t`There is no such engine here`, t`Load the page again.`],
  INVITATION_NOT_FOUND: () => [t`Nobody can use this invitation any more`, t`Load the page again.`],
  TOO_MANY_INVITATIONS: () => [t`Too many invitations wait`, t`Take some back first.`],
};
