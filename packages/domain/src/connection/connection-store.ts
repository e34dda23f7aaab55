import type { SocialPlan } from "@kinora/contracts/billing/plans";
import type { ConnectionStanding } from "@kinora/contracts/connection/connection";
import type {
  OuterPlatform,
  SignInFlavour,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { PlatformAccount } from "../publication/platform-connection.ts";

/** A sign-in at a platform that was begun here. */
export interface ConnectionAttempt {
  /** Hash of the state that the person comes back with. */
  readonly id: string;
  readonly userId: string;
  readonly platform: OuterPlatform;
  readonly flavour: SignInFlavour;
  /** The PKCE verifier. */
  readonly sealed: string;
  readonly expiresAt: Date;
}

/** Accounts that somebody may choose from. */
export interface ConnectionOffer {
  readonly id: string;
  readonly userId: string;
  readonly sealed: string;
  readonly expiresAt: Date;
}

/** What is known of an account's tokens without opening them. */
export interface TokenStanding {
  readonly sealed: string;
  readonly accessExpiresAt: Date | null;
  readonly refreshExpiresAt: Date | null;
  readonly state: Exclude<ConnectionStanding, "revoked">;
  /** Null when nothing is left to renew. */
  readonly refreshDueAt: Date | null;
}

/** An account of a person here; also one that was disconnected. */
export interface StoredConnection extends PlatformAccount {
  readonly id: string;
  readonly userId: string;
  readonly state: ConnectionStanding;
  /** Null once it is disconnected. */
  readonly sealed: string | null;
  readonly accessExpiresAt: Date | null;
  readonly refreshExpiresAt: Date | null;
  readonly connectedAt: Date;
}

export interface NewConnection extends PlatformAccount, TokenStanding {
  readonly id: string;
  readonly userId: string;
}

/** Somebody as a platform names them, who agreed until a moment. */
export interface PersonThere extends Pick<PlatformAccount, "flavour" | "personId"> {
  readonly platforms: readonly OuterPlatform[];
  readonly before: Date;
}

/** A wish that data be deleted, which was done. */
export interface PlatformDeletion {
  readonly code: string;
  readonly requestDigest: string;
  readonly platform: OuterPlatform;
}

/** An account that its person must sign in to again, now or soon. */
export interface TroubledConnection extends StoredConnection {
  readonly state: "expiring" | "needs_reauth";
  /** Null when nobody knows. */
  readonly endsAt: Date | null;
  /** What its owner was told last; null for nothing. */
  readonly told: { readonly state: string; readonly at: Date } | null;
}

export interface ConnectionStore {
  begin(attempt: ConnectionAttempt): Promise<void>;
  /** Returns this person's attempt, once; null when there is none, or it has expired. */
  takeAttempt(id: string, userId: string, now: Date): Promise<ConnectionAttempt | null>;
  offer(offer: ConnectionOffer): Promise<void>;
  /** Returns this person's offer, once; null when there is none, or it has expired. */
  takeOffer(id: string, userId: string, now: Date): Promise<ConnectionOffer | null>;
  /** Deletes these people's offers that expire until then. */
  forgetOffers(userIds: readonly string[], expiringUntil: Date): Promise<void>;
  forgetExpired(now: Date): Promise<void>;
  planOf(userId: string): Promise<SocialPlan>;
  /** Returns a person's plan, and keeps others from adding to their accounts until the end of the transaction. */
  lockPlan(userId: string): Promise<SocialPlan>;
  /** Returns all but disconnected ones. */
  list(userId: string): Promise<readonly StoredConnection[]>;
  /** Connects an account, or the same one again; returns its id. */
  keep(connection: NewConnection, now: Date): Promise<string>;
  /** Forgets the tokens. */
  revoke(ids: readonly string[], now: Date): Promise<void>;
  /** Returns one that is to be renewed, for the caller alone until `until`; null for none. */
  claimDue(now: Date, until: Date): Promise<StoredConnection | null>;
  /** Returns a person's account, also one that was disconnected. */
  findAccount(
    account: Pick<StoredConnection, "userId" | "platform" | "accountId">,
  ): Promise<StoredConnection | null>;
  /** Claims one, due or not, for the caller alone until `until`; null while another has it. */
  claimOne(id: string, now: Date, until: Date): Promise<StoredConnection | null>;
  /** Gives a claimed one back unchanged. */
  free(id: string): Promise<void>;
  /** Stores renewed tokens, unless they were replaced in the meantime, and frees the connection. */
  settle(
    connection: Pick<StoredConnection, "id" | "sealed">,
    standing: TokenStanding,
    now: Date,
  ): Promise<void>;
  /** Replaces the seal, unless the tokens were changed in the meantime, or are being renewed. */
  reseal(id: string, before: string, after: string): Promise<void>;
  /** Returns every connection that has tokens, in pages by id. */
  sealedAfter(after: string, limit: number): Promise<readonly StoredConnection[]>;
  /** Returns all of a person at a platform that were connected until then, also disconnected ones, and locks them. */
  lockOfPerson(person: PersonThere): Promise<readonly StoredConnection[]>;
  /** Deletes names, pictures and who signed in. */
  forgetPerson(ids: readonly string[]): Promise<void>;
  /** Returns the code; that of the first time when the same request was noted before. */
  noteDeletion(deletion: PlatformDeletion, now: Date): Promise<string>;
  /** Returns when the data of a request were deleted; null for a code that is not known. */
  findDeletion(code: string): Promise<Date | null>;
  /** Returns people with an account in trouble that they were not told of, or not since then. */
  ownersToTell(since: Date, limit: number): Promise<readonly string[]>;
  /** Returns a person's accounts in trouble, and locks them. */
  lockTroubled(userId: string): Promise<readonly TroubledConnection[]>;
  noteTold(told: readonly Pick<StoredConnection, "id">[], now: Date): Promise<void>;
}
