import type { AccountProvider } from "./account-provider.ts";

/** A provider identity that was proved but has no account yet. */
export interface NewIdentity {
  readonly provider: AccountProvider;
  readonly subject: string;
  /** Verified by the provider. */
  readonly email: string;
}

/**
 * Second identities that wait for the owner of the account with the same address to sign in. Keyed
 * by a token hash.
 */
export interface AccountJoins {
  /**
   * Records the request.
   *
   * @returns the account and its providers; null when no account has the address
   */
  ask(
    tokenHash: Uint8Array,
    identity: NewIdentity,
    expiresAt: Date,
    now: Date,
  ): Promise<{ readonly userId: string; readonly providers: readonly AccountProvider[] } | null>;
  /** Records the user's consent: the sign-in that starts now may join both identities. */
  agree(tokenHash: Uint8Array, now: Date): Promise<void>;
  forget(tokenHash: Uint8Array): Promise<void>;
  /**
   * Adds the identity to the account that signed in, when it is the right account and the user
   * agreed. The request is removed whatever the outcome.
   *
   * @returns the provider that was added; null when none was
   */
  finish(tokenHash: Uint8Array, userId: string, now: Date): Promise<AccountProvider | null>;
}
