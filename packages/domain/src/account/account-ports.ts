import type { PersonRole } from "@kinora/contracts/access/roles";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type { ProfileChange } from "@kinora/contracts/account/account";
import type { PersonRecord } from "./person.ts";
import type { AccessTokenStanding, PersonStanding, SessionStanding } from "./standing.ts";
import type { PerPeriod } from "./token-spending.ts";

/** The people of this server. */
export interface People {
  find(userId: string): Promise<PersonRecord | null>;
  /** Refusal HANDLE_TAKEN. Settings are merged into those that are stored. */
  change(userId: string, change: ProfileChange, now: Date): Promise<void>;
  markSignupAwarded(userId: string, now: Date): Promise<void>;
  setRole(userId: string, role: PersonRole, now: Date): Promise<void>;
  /** Ids of all owners who are let in; they and this person stay as they are until the transaction ends. In order of ids, as everybody who locks several. */
  lockOwnersAnd(userId: string): Promise<readonly string[]>;
  /** From then on every credential of the person is refused; null lets them in again. */
  setDisabled(userId: string, disabledAt: Date | null, now: Date): Promise<void>;
}

/** A refresh credential is presented; everything is a hash except it and what makes its successor. */
export interface RotationRequest {
  readonly presented: string;
  readonly presentedHash: Uint8Array;
  /** Of the successor: sessionCredential. */
  readonly secret: string;
  /** Names this attempt; the same attempt may come again when its answer was lost. */
  readonly attemptHash: Uint8Array | null;
  /** When the request reached the server. */
  readonly arrivedAt: Date;
  readonly now: Date;
  /** How long the session lives from here. */
  readonly expiresAt: Date;
}

export type Rotation =
  | { readonly outcome: "rotated"; readonly session: LiveSession }
  /**
   * The same attempt again, or one that came in before the other was answered: the current credential
   * once more.
   */
  | { readonly outcome: "repeated"; readonly session: LiveSession }
  /** An old credential came back: somebody has a copy. The session was ended. */
  | { readonly outcome: "reused"; readonly userId: string; readonly sessionId: string }
  /** The session ended when its account was disabled, which it still is. */
  | { readonly outcome: "suspended" }
  | { readonly outcome: "unknown" };

export interface LiveSession extends SessionStanding {
  readonly token: string;
  readonly person: PersonStanding;
}

export interface Sessions {
  standing(
    userId: string,
    sessionId: string,
  ): Promise<{ person: PersonStanding | null; session: SessionStanding | null }>;
  rotate(request: RotationRequest): Promise<Rotation>;
  /** The successor of this credential is on its way to the client: from now on the old one is a replay. */
  markAnswered(presentedHash: Uint8Array, now: Date): Promise<void>;
  /** Ends the session that once had this credential; whose it was, null where there is none. */
  endRetired(presented: string, presentedHash: Uint8Array): Promise<string | null>;
  /** Where a person is signed in, last seen first. */
  of(userId: string, now: Date): Promise<readonly SessionRecord[]>;
  /** False when this person has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a person but this one; false when there was no other. */
  endOthers(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a person. */
  endAll(userId: string): Promise<void>;
  /** Forgets this person's sessions that are over, and ends those that were refreshed longest ago, until this many are left. */
  makeRoom(userId: string, most: number, now: Date): Promise<void>;
  /** The keys access tokens are signed with, retired ones too. */
  publicKeys(): Promise<readonly PublicKey[]>;
}

export interface SessionRecord {
  readonly id: string;
  readonly startedAt: Date;
  /** When its credential was exchanged last. */
  readonly seenAt: Date;
  /** What the browser calls itself; "" where it said nothing. */
  readonly userAgent: string;
}

export interface PublicKey {
  readonly id: string;
  /** A JSON web key. */
  readonly jwk: string;
}

export interface NewAccessToken {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly tokenHash: Uint8Array;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Gems that may be spent with it; null: as many as there are. */
  readonly limits: PerPeriod<number | null>;
}

export interface AccessTokenRecord extends Omit<NewAccessToken, "tokenHash" | "userId"> {
  readonly lastUsedAt: Date | null;
  readonly spent: PerPeriod<number>;
}

export interface AccessTokens {
  /** Refusal TOO_MANY_TOKENS. */
  add(token: NewAccessToken): Promise<void>;
  /** Those that were not revoked, newest first. */
  of(userId: string, now: Date): Promise<readonly AccessTokenRecord[]>;
  find(tokenHash: Uint8Array): Promise<AccessTokenStanding | null>;
  touch(tokenId: string, now: Date): Promise<void>;
  /** False when this person has no such token. */
  revoke(userId: string, tokenId: string, now: Date): Promise<boolean>;
}

export interface NativeNonces {
  issue(nonceHash: Uint8Array, expiresAt: Date, now: Date): Promise<void>;
  /** True once for every nonce that was issued and has not expired. */
  consume(nonceHash: Uint8Array, now: Date): Promise<boolean>;
}
