import type { RemixAudience } from "@kinora/contracts/remix/remix";
import { msg } from "@lingui/core/macro";

export const AUDIENCE_WORDS: Readonly<Record<RemixAudience, ReturnType<typeof msg>>> = {
  everybody: msg`Everyone`,
  followers: msg`My followers`,
  nobody: msg`Nobody`,
};
