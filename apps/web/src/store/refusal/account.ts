import type { accountRefusals } from "@kinora/contracts/account/account-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const accountRefusalWords: WordsOf<typeof accountRefusals> = {
  SIGN_IN_REQUIRED: () => [t`You are not signed in`, t`Sign in to do this. Your draft is saved.`],
  TOKEN_EXPIRED: () => [t`Your sign-in has expired`, t`Sign in again. Your draft is saved.`],
  SESSION_ENDED: () => [t`Your session has ended`, t`Sign in again. Your draft is saved.`],
  ACCOUNT_DISABLED: () => [t`This account is disabled`, t`Sign in to see why, and to appeal.`],
  SCOPE_MISSING: () => [
    t`This token can't do that`,
    t`Create a new token with the required scope.`,
  ],
  ROLE_MISSING: () => [t`Your role doesn't allow this`, t`Ask whoever runs this service.`],
  SESSION_ONLY: () => [t`Tokens can't do this`, t`Sign in to do it yourself.`],
  SESSION_NOT_FOUND: () => [t`This session has already ended`, t`There's nothing more to do.`],
  TOKEN_NOT_FOUND: () => [t`This token no longer exists`, t`It can no longer be used.`],
  TOO_MANY_TOKENS: () => [t`You have 20 tokens`, t`Revoke one you no longer need.`],
  TOKEN_SPEND_LIMIT: () => [
    t`This token can't spend that much`,
    t`Wait for the next day or month, or create a token with a higher limit.`,
  ],
  HANDLE_TAKEN: () => [t`This handle is taken`, t`Choose another one.`],
  HANDLE_CHANGED_OFTEN: () => [
    t`You changed your handle four times in 90 days`,
    t`Wait until one of the old ones is free again.`,
  ],
  HANDLE_DIFFERS: () => [
    t`This isn't your handle`,
    t`Nothing was changed. Type it as shown under your name.`,
  ],
  ADULTS_ONLY: () => [
    t`Mature works are for adults`,
    t`Confirm that you are 18 or older, then switch them on.`,
  ],
  AVATAR_UNFIT: () => [t`This can't be your picture`, t`Choose a finished work that can be shown.`],
  PERSON_NOT_FOUND: () => [t`There's no one here by this name`, t`Search for them instead.`],
  OWN_ACCOUNT: () => [t`This is your own account`, t`Someone else has to decide.`],
  ROLE_TOO_HIGH: () => [t`This person's role is as high as yours`, t`Ask an owner.`],
  REAUTHENTICATION_REQUIRED: () => [
    t`We couldn't confirm it's you`,
    t`Nothing was changed. Press again and confirm.`,
  ],
  REAUTHENTICATION_NOT_FOUND: () => [
    t`There's nothing left to confirm`,
    t`Press again, then confirm.`,
  ],
  PASSKEY_NEEDED: () => [t`Staff need a passkey here`, t`Add one in Settings, under Passkeys.`],
  PASSKEY_REFUSED: () => [
    t`This passkey couldn't be verified`,
    t`Nothing was changed. Try again, or use another one.`,
  ],
  PASSKEY_NOT_FOUND: () => [t`This passkey no longer exists`, t`It can no longer be used.`],
  TOO_MANY_PASSKEYS: () => [t`You have 10 passkeys`, t`Remove one you no longer need.`],
  LAST_OWNER: () => [t`This is the last owner`, t`Make someone else an owner first.`],
};
