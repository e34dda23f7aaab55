import type { NewPasskey, PasskeyAnswer } from "@kinora/contracts/account/passkey";

export interface PasskeyRecord {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  /** Signature counter; synced passkeys always report 0. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface PasskeyStore {
  /** Newest first. */
  of(userId: string): Promise<readonly PasskeyRecord[]>;
  /** Serialises additions and removals of this person's passkeys until the transaction ends. */
  lock(userId: string): Promise<void>;
  /** Returns false when this key is already registered. */
  add(passkey: PasskeyRecord): Promise<boolean>;
  /** Returns the passkey's name; null when this person has no such passkey. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Returns the number of removed passkeys. */
  removeAll(userId: string): Promise<number>;
  /**
   * Ends the reauthentications that this person proved, or is to prove, with a passkey. Call it
   * before removing one: proving locks them first too, and none begins while the person is locked.
   */
  endProofs(userId: string): Promise<void>;
  /**
   * Stores the new counter. Returns false when it did not increase, which means that the key was
   * cloned.
   */
  used(id: string, counter: number, now: Date): Promise<boolean>;
  /** Replaces the session's previous offer. */
  offer(userId: string, sessionId: string, offer: PasskeyOffer): Promise<void>;
  /** Returns the challenge and removes the offer; null when there is none or it has expired. */
  takeOffer(userId: string, sessionId: string, now: Date): Promise<string | null>;
  isNeeded(): Promise<boolean>;
  setNeeded(needed: boolean): Promise<void>;
  /** Returns whether this person must have a passkey but has none. */
  isMissing(userId: string): Promise<boolean>;
}

export interface PasskeyOffer {
  readonly challenge: string;
  readonly expiresAt: Date;
}

type Options = Record<string, unknown>;
type Made = Pick<PasskeyRecord, "credentialId" | "publicKey" | "counter" | "transports">;

/** WebAuthn for this server's origin. A challenge may be any text. */
export interface PasskeyCeremony {
  offer(wish: {
    readonly challenge: string;
    readonly userId: string;
    readonly handle: string;
    readonly known: readonly PasskeyRecord[];
  }): Promise<Options>;
  /** Returns null when the response does not match the challenge. */
  verifyNew(response: NewPasskey["response"], challenge: string): Promise<Made | null>;
  ask(challenge: string, known: readonly PasskeyRecord[]): Promise<Options>;
  /**
   * Returns the new counter; null when the signature is invalid; "cloned" when the counter went
   * backwards, so a copy of the key exists.
   */
  verify(
    response: PasskeyAnswer["response"],
    challenge: string,
    passkey: PasskeyRecord,
  ): Promise<number | "cloned" | null>;
}
