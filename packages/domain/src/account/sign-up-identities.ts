/** Identities of sign-in providers that got sign-up gems, each once for ever. */
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
