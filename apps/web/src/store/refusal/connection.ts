import type { connectionRefusals } from "@kinora/contracts/connection/connection-refusals";
import { plural, t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const connectionRefusalWords: WordsOf<typeof connectionRefusals> = {
  PLATFORM_NOT_SET_UP: () => [t`This platform isn't set up here`, t`Ask whoever runs this server.`],
  CONNECTION_NOT_FOUND: () => [t`This account isn't connected`, t`Reload the page.`],
  CONNECTING_ENDED: () => [
    t`This sign-in has ended`,
    t`Nothing was connected. Press Connect and sign in again.`,
  ],
  ACCOUNT_NOT_OFFERED: () => [t`This account can't be connected`, t`Choose one of those shown.`],
  CONNECTIONS_FULL: ({ limit }) => [
    t`Your plan has no room for these accounts`,
    t`It allows ${plural({ accounts: Number(limit) }, { one: "# account", other: "# accounts" })}. Choose fewer, disconnect one, or choose a larger plan.`,
  ],
};
