import type {
  ReauthenticationFailure,
  ReauthenticationWay,
} from "@kinora/contracts/account/reauthentication";
import { REAUTHENTICATION_SECONDS } from "@kinora/contracts/limits";
import { canonical } from "../canonical.ts";
import type { AccountProvider } from "./account-provider.ts";

/** Something that is done only by whoever proves that they are there. */
export interface GuardedAction {
  /** The operation's name, "changeRole". */
  readonly action: string;
  /** All that is sent to it: a proof for one person or one sum is none for another. */
  readonly sent: unknown;
}

export interface Reauthentication {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly action: string;
  readonly digest: string;
  readonly way: ReauthenticationWay;
  /** Of the attempt under way; null: there is none. */
  readonly secret: string | null;
  readonly trip: Trip | null;
  readonly failure: ReauthenticationFailure | null;
  readonly proved: boolean;
  readonly expiresAt: Date;
}

/** To the provider and back. */
export interface Trip {
  readonly provider: AccountProvider;
  /** Of PKCE. */
  readonly verifier: string;
  /** Of what only the browser has that set out. */
  readonly browserHash: string;
}

export type NewReauthentication = Pick<
  Reauthentication,
  "id" | "userId" | "sessionId" | "action" | "digest" | "way" | "expiresAt"
>;

export interface Reauthentications {
  begin(wish: NewReauthentication, now: Date): Promise<void>;
  /** One that can still be proved or used. */
  find(id: string, now: Date): Promise<Reauthentication | null>;
  /** Begins an attempt in the place of the one before; false: it is over. */
  attempt(id: string, secret: string, trip: Trip | null, now: Date): Promise<boolean>;
  /** True once for every attempt. */
  prove(id: string, secret: string, now: Date): Promise<boolean>;
  /** The attempt came to nothing; another may be made. */
  fail(id: string, secret: string, failure: ReauthenticationFailure): Promise<void>;
  /** True once: for this person, session and action, proved and not too old. */
  use(
    proof: Pick<Reauthentication, "id" | "userId" | "sessionId" | "digest">,
    now: Date,
  ): Promise<boolean>;
  /** What vouches for a person. */
  accountsOf(
    userId: string,
  ): Promise<readonly { readonly provider: string; readonly subject: string }[]>;
}

type Digest = (text: string) => string;

export const digestOf = ({ action, sent }: GuardedAction, digest: Digest): string =>
  digest(canonical({ action, sent }));

/** Nonce of a trip, or challenge for a passkey: it commits to the action, and nobody can know it before. */
export const commitmentOf = (
  { id, digest: action }: Pick<Reauthentication, "id" | "digest">,
  secret: string,
  digest: Digest,
): string => digest(canonical({ id, action, secret }));

export const reauthenticationEnd = (now: Date): Date =>
  new Date(now.getTime() + REAUTHENTICATION_SECONDS * 1_000);

/** Seconds since 1970, as id tokens have them, that are not longer ago than a proof may be. */
export const isFresh = (seconds: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1_000 - seconds) <= REAUTHENTICATION_SECONDS;
