import type { ReauthenticationFailure } from "@kinora/contracts/account/reauthentication";
import { t } from "@lingui/core/macro";

export function failureWords(failure: ReauthenticationFailure): string {
  switch (failure) {
    case "cancelled":
      return t`You left before it was finished.`;
    case "another_person":
      return t`That isn't the account you're signed in with.`;
    case "too_old":
      return t`It took too long.`;
    case "unverified":
      return t`The provider's answer couldn't be verified.`;
  }
}
