import type { NewPasskey, PasskeyAnswer } from "@kinora/contracts/account/passkey";

export interface PasskeyRecord {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  /** Of signatures; keys that are kept in several places count none. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface PasskeyStore {
  /** Newest first. */
  of(userId: string): Promise<readonly PasskeyRecord[]>;
  /** Waits for whoever adds or removes one of this person's. */
  lock(userId: string): Promise<void>;
  /** False when somebody has this very key already. */
  add(passkey: PasskeyRecord): Promise<boolean>;
  /** Its name; null when this person has none such. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Answers how many. */
  removeAll(userId: string): Promise<number>;
  /** False when its counter does not go on from where it stands by now: there are two of it. */
  used(id: string, counter: number, now: Date): Promise<boolean>;
  /** In the place of the session's offer before. */
  offer(userId: string, sessionId: string, offer: PasskeyOffer): Promise<void>;
  /** Once; null: there is none, or it has run out. */
  takeOffer(userId: string, sessionId: string, now: Date): Promise<string | null>;
  isNeeded(): Promise<boolean>;
  setNeeded(needed: boolean): Promise<void>;
  /** Must this person have one, and has none? */
  isMissing(userId: string): Promise<boolean>;
}

export interface PasskeyOffer {
  readonly challenge: string;
  readonly expiresAt: Date;
}

type Options = Record<string, unknown>;
type Made = Pick<PasskeyRecord, "credentialId" | "publicKey" | "counter" | "transports">;

/** WebAuthn, as this server's origin has it. Challenges are any text. */
export interface PasskeyCeremony {
  offer(wish: {
    readonly challenge: string;
    readonly userId: string;
    readonly handle: string;
    readonly known: readonly PasskeyRecord[];
  }): Promise<Options>;
  /** null: it is not what was asked for. */
  verifyNew(response: NewPasskey["response"], challenge: string): Promise<Made | null>;
  ask(challenge: string, known: readonly PasskeyRecord[]): Promise<Options>;
  /** The counter it has now; null: it does not sign this. "cloned": its counter went back, so there are two of it. */
  verify(
    response: PasskeyAnswer["response"],
    challenge: string,
    passkey: PasskeyRecord,
  ): Promise<number | "cloned" | null>;
}
