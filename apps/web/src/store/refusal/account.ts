import type { accountRefusals } from "@kinora/contracts/account/account-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const accountRefusalWords: WordsOf<typeof accountRefusals> = {
  SIGN_IN_REQUIRED: () => [t`You are not signed in`, t`Sign in to do this. Your draft is saved.`],
  TOKEN_EXPIRED: () => [t`Your sign-in has run out`, t`Sign in again. Your draft is saved.`],
  SESSION_ENDED: () => [t`Your session has ended`, t`Sign in again. Your draft is saved.`],
  ACCOUNT_DISABLED: () => [
    t`This account is disabled`,
    t`Sign in to read why, and to ask for another look.`,
  ],
  SCOPE_MISSING: () => [t`This token may not do that`, t`Make a new token with the needed scope.`],
  ROLE_MISSING: () => [t`Your role does not allow this`, t`Ask whoever runs this service.`],
  SESSION_ONLY: () => [t`A token may not do this`, t`Sign in and do it yourself.`],
  SESSION_NOT_FOUND: () => [t`This session has ended already`, t`There is nothing more to do.`],
  TOKEN_NOT_FOUND: () => [t`This token is gone already`, t`It can no longer be used.`],
  TOO_MANY_TOKENS: () => [t`You have 20 tokens`, t`Revoke one you no longer need.`],
  TOKEN_SPEND_LIMIT: () => [
    t`This token may not spend that much`,
    t`Wait for the next day or month, or make a token with a higher limit.`,
  ],
  HANDLE_TAKEN: () => [t`This handle belongs to somebody else`, t`Choose another one.`],
  HANDLE_CHANGED_OFTEN: () => [
    t`You changed your handle four times in 90 days`,
    t`Wait until one of the old ones is free again.`,
  ],
  HANDLE_DIFFERS: () => [
    t`This is not your handle`,
    t`Nothing was changed. Type it as it stands under your name.`,
  ],
  AVATAR_UNFIT: () => [
    t`This cannot be your picture`,
    t`Choose one that is finished and may be shown.`,
  ],
  PERSON_NOT_FOUND: () => [t`There is nobody here by this name`, t`Search for them instead.`],
  OWN_ACCOUNT: () => [t`This is your own account`, t`Somebody else decides about it.`],
  ROLE_TOO_HIGH: () => [t`This person has as much to say as you`, t`Ask an owner.`],
  REAUTHENTICATION_REQUIRED: () => [
    t`It was not confirmed that it is you`,
    t`Nothing was changed. Press once more and confirm.`,
  ],
  REAUTHENTICATION_NOT_FOUND: () => [
    t`There is nothing to confirm any more`,
    t`Press once more, then confirm.`,
  ],
  PASSKEY_NEEDED: () => [
    t`The staff needs a passkey here`,
    t`Add one in the settings under Passkeys.`,
  ],
  PASSKEY_REFUSED: () => [
    t`This passkey could not be checked`,
    t`Nothing was changed. Try again, or use another one.`,
  ],
  PASSKEY_NOT_FOUND: () => [t`This passkey is gone already`, t`It can no longer be used.`],
  TOO_MANY_PASSKEYS: () => [t`You have 10 passkeys`, t`Remove one you no longer need.`],
  LAST_OWNER: () => [t`This is the last owner`, t`Make somebody else an owner first.`],
};
