import type { accountRefusals } from "@kinora/contracts/account/account-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const accountRefusalWords: WordsOf<typeof accountRefusals> = {
  SIGN_IN_REQUIRED: () => [t`You are not signed in`, t`Sign in to do this. Your draft is saved.`],
  TOKEN_EXPIRED: () => [t`Your sign-in has run out`, t`Sign in again. Your draft is saved.`],
  SESSION_ENDED: () => [t`Your session has ended`, t`Sign in again. Your draft is saved.`],
  ACCOUNT_DISABLED: () => [t`This account is disabled`, t`Write to the operator to ask why.`],
  SCOPE_MISSING: () => [t`This token may not do that`, t`Make a new token with the needed scope.`],
  ROLE_MISSING: () => [t`Your role does not allow this`, t`Ask whoever runs this service.`],
  HANDLE_TAKEN: () => [t`This handle belongs to somebody else`, t`Choose another one.`],
};
