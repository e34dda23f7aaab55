/**
 * Identities of sign-in providers that got something once for ever: the sign-up gems, or the award
 * for a first pack.
 */
export interface SignUpIdentities {
  /** Returns whether an identity of this person got them before, perhaps under another account. */
  isKnown(userId: string): Promise<boolean>;
  /**
   * Marks all identities of this person; waits for a concurrent call.
   *
   * @returns false when one was marked before
   */
  take(userId: string, now: Date): Promise<boolean>;
}
