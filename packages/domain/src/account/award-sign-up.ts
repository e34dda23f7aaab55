import type { GemLedger } from "../gem/gem-ledger.ts";
import { grantSignupGems, signupKey } from "../gem/grant-signup-gems.ts";
import { signUpGemsHad } from "../notification/gem-notifications.ts";
import { type NotifyStores, notify } from "../notification/notify.ts";
import type { People } from "./account-ports.ts";
import type { SignUpIdentities } from "./sign-up-identities.ts";

/** Stores needed to credit the sign-up gems; all in one transaction. */
export interface SignUpStores extends NotifyStores {
  readonly people: Pick<People, "markSignupAwarded">;
  readonly ledger: Pick<GemLedger, "credit" | "hasKey">;
  readonly identities: Pick<SignUpIdentities, "take">;
}

/**
 * Credits the sign-up gems to a new person, once however often it is called, and once for ever per
 * identity of a sign-in provider: who deletes an account and signs up again is told that they had
 * them. Called at every sign-in, when a user accepts the server's terms and at GET /api/me.
 */
export async function awardSignUp(
  {
    people,
    identities,
    transact,
    mayAward = async () => true,
  }: {
    people: Pick<People, "find">;
    identities: Pick<SignUpIdentities, "isKnown">;
    transact: <T>(work: (stores: SignUpStores) => Promise<T>) => Promise<T>;
    /** Returns false to postpone the award; the next call asks again. */
    mayAward?: (userId: string) => Promise<boolean>;
  },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const person = await people.find(userId);
  if (person === null || person.signupAwardedAt !== null) return;
  // Asked first, so that a known identity does not use up the share of its network.
  if (!(await identities.isKnown(userId)) && !(await mayAward(userId))) return;
  await transact(async (stores) => {
    const isFirst = await stores.identities.take(userId, now);
    if (isFirst) await grantSignupGems(stores, { userId, now });
    // A concurrent call may have granted them to this very account.
    else if (!(await stores.ledger.hasKey(userId, signupKey(userId))))
      await notify(stores, signUpGemsHad(userId, now));
    await stores.people.markSignupAwarded(userId, now);
  });
}
