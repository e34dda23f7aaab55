import type { ReauthenticationFailure } from "@kinora/contracts/account/reauthentication";
import { t } from "@lingui/core/macro";

export function failureWords(failure: ReauthenticationFailure): string {
  switch (failure) {
    case "cancelled":
      return t`You turned back before the end.`;
    case "another_person":
      return t`That was another account than the one you are signed in with.`;
    case "too_old":
      return t`It took too long.`;
    case "unverified":
      return t`What came back could not be checked.`;
  }
}
