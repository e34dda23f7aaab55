import type { AccountProvider } from "./account-provider.ts";

/** A proved identity of a provider that is no account yet. */
export interface NewIdentity {
  readonly provider: AccountProvider;
  readonly subject: string;
  /** Proved by the provider. */
  readonly email: string;
}

/** A second identity that waits for the sign-in of the account whose address it has. All by a hash. */
export interface AccountJoins {
  /** Notes the wish; the account and what it signs in with, null when no account has the address. */
  ask(
    tokenHash: Uint8Array,
    identity: NewIdentity,
    expiresAt: Date,
    now: Date,
  ): Promise<{ readonly userId: string; readonly providers: readonly AccountProvider[] } | null>;
  /** The person says yes: the sign-in that begins now shall join both. */
  agree(tokenHash: Uint8Array, now: Date): Promise<void>;
  forget(tokenHash: Uint8Array): Promise<void>;
  /**
   * Adds the identity to the account that signed in, when it is the one and agreed. Once: the wish is
   * gone afterwards, whatever came of it.
   *
   * @returns the provider that was added; null: none was
   */
  finish(tokenHash: Uint8Array, userId: string, now: Date): Promise<AccountProvider | null>;
}
