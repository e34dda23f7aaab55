import type { PersonRole } from "@kinora/contracts/access/roles";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type { ProfileChange } from "@kinora/contracts/account/account";
import type { PersonRecord } from "./person.ts";
import type { AccessTokenStanding, PersonStanding, SessionStanding } from "./standing.ts";
import type { PerPeriod } from "./token-spending.ts";

/** Stored accounts. */
export interface People {
  find(userId: string): Promise<PersonRecord | null>;
  /** Refusal HANDLE_TAKEN. Settings are merged into the stored ones. */
  change(userId: string, change: ProfileChange, now: Date): Promise<void>;
  markSignupAwarded(userId: string, now: Date): Promise<void>;
  setRole(userId: string, role: PersonRole, now: Date): Promise<void>;
  /**
   * Returns the ids of all enabled owners, and locks them and this person until the transaction
   * ends. Rows are locked in id order, as everywhere that locks several.
   */
  lockOwnersAnd(userId: string): Promise<readonly string[]>;
  /** Refuses every credential of the person from then on; null re-enables the account. */
  setDisabled(userId: string, disabledAt: Date | null, now: Date): Promise<void>;
}

/**
 * A refresh credential to be exchanged. All fields are hashes except the credential itself and the
 * secret of its successor.
 */
export interface RotationRequest {
  readonly presented: string;
  readonly presentedHash: Uint8Array;
  /** Secret of the successor; see sessionCredential. */
  readonly secret: string;
  /** Identifies this attempt, which may be retried when its response was lost. */
  readonly attemptHash: Uint8Array | null;
  /** Time at which the request reached the server. */
  readonly arrivedAt: Date;
  readonly now: Date;
  /** New expiry of the session. */
  readonly expiresAt: Date;
}

export type Rotation =
  | { readonly outcome: "rotated"; readonly session: LiveSession }
  /**
   * A retry of the same attempt, or a request that arrived before the other was answered: returns
   * the current credential again.
   */
  | { readonly outcome: "repeated"; readonly session: LiveSession }
  /** An old credential was presented, so a copy exists. The session was ended. */
  | { readonly outcome: "reused"; readonly userId: string; readonly sessionId: string }
  /** The session ended when its account was disabled; the account still is. */
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
  /**
   * Records that the successor of this credential was sent to the client; from now on the old one
   * counts as a replay.
   */
  markAnswered(presentedHash: Uint8Array, now: Date): Promise<void>;
  /**
   * Ends the session that once had this credential. Returns its user id; null when there is no such
   * session.
   */
  endRetired(presented: string, presentedHash: Uint8Array): Promise<string | null>;
  /** Sessions of a person, last seen first. */
  of(userId: string, now: Date): Promise<readonly SessionRecord[]>;
  /** Returns false when this person has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a person except this one. Returns false when there was no other. */
  endOthers(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of a person. */
  endAll(userId: string): Promise<void>;
  /**
   * Deletes this person's expired sessions, then ends the least recently refreshed until `most` are
   * left.
   */
  makeRoom(userId: string, most: number, now: Date): Promise<void>;
  /** Keys that access tokens are signed with, including retired ones. */
  publicKeys(): Promise<readonly PublicKey[]>;
}

export interface SessionRecord {
  readonly id: string;
  readonly startedAt: Date;
  /** Time of the last credential exchange. */
  readonly seenAt: Date;
  /** The browser's user agent; "" when it sent none. */
  readonly userAgent: string;
}

export interface PublicKey {
  readonly id: string;
  /** JSON Web Key. */
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
  /** Gems that may be spent with the token; null when unlimited. */
  readonly limits: PerPeriod<number | null>;
}

export interface AccessTokenRecord extends Omit<NewAccessToken, "tokenHash" | "userId"> {
  readonly lastUsedAt: Date | null;
  readonly spent: PerPeriod<number>;
}

export interface AccessTokens {
  /** Refusal TOO_MANY_TOKENS. */
  add(token: NewAccessToken): Promise<void>;
  /** Tokens that were not revoked, newest first. */
  of(userId: string, now: Date): Promise<readonly AccessTokenRecord[]>;
  find(tokenHash: Uint8Array): Promise<AccessTokenStanding | null>;
  touch(tokenId: string, now: Date): Promise<void>;
  /** Returns false when this person has no such token. */
  revoke(userId: string, tokenId: string, now: Date): Promise<boolean>;
}

export interface NativeNonces {
  issue(nonceHash: Uint8Array, expiresAt: Date, now: Date): Promise<void>;
  /** Returns true once for every nonce that was issued and has not expired. */
  consume(nonceHash: Uint8Array, now: Date): Promise<boolean>;
}
