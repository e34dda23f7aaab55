import type {
  ReauthenticationFailure,
  ReauthenticationWay,
} from "@kinora/contracts/account/reauthentication";
import { REAUTHENTICATION_SECONDS } from "@kinora/contracts/limits";
import { canonical } from "../canonical.ts";
import type { AccountProvider } from "./account-provider.ts";

/** An action that requires the user to reauthenticate. */
export interface GuardedAction {
  /** Name of the operation, "changeRole". */
  readonly action: string;
  /** The complete request; a proof for one person or amount is not valid for another. */
  readonly sent: unknown;
}

export interface Reauthentication {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly action: string;
  readonly digest: string;
  readonly way: ReauthenticationWay;
  /** Secret of the attempt in progress; null when there is none. */
  readonly secret: string | null;
  readonly trip: Trip | null;
  readonly failure: ReauthenticationFailure | null;
  readonly proved: boolean;
  readonly expiresAt: Date;
}

/** A redirect to the provider and back. */
export interface Trip {
  readonly provider: AccountProvider;
  /** PKCE code verifier. */
  readonly verifier: string;
  /** Hash of a secret known only to the browser that started the redirect. */
  readonly browserHash: string;
}

export type NewReauthentication = Pick<
  Reauthentication,
  "id" | "userId" | "sessionId" | "action" | "digest" | "way" | "expiresAt"
>;

export interface Reauthentications {
  begin(wish: NewReauthentication, now: Date): Promise<void>;
  /** Returns a reauthentication that can still be proved or used. */
  find(id: string, now: Date): Promise<Reauthentication | null>;
  /**
   * Starts an attempt, replacing the previous one. Returns false when the reauthentication is over.
   */
  attempt(id: string, secret: string, trip: Trip | null, now: Date): Promise<boolean>;
  /** Returns true once per attempt. */
  prove(id: string, secret: string, now: Date): Promise<boolean>;
  /** Records that the attempt failed; another may be started. */
  fail(id: string, secret: string, failure: ReauthenticationFailure): Promise<void>;
  /**
   * Consumes a proof. Returns true once, when it belongs to this person, session and action and is
   * recent enough.
   */
  use(
    proof: Pick<Reauthentication, "id" | "userId" | "sessionId" | "digest">,
    now: Date,
  ): Promise<boolean>;
  /** Provider identities of a person. */
  accountsOf(
    userId: string,
  ): Promise<readonly { readonly provider: string; readonly subject: string }[]>;
}

type Digest = (text: string) => string;

export const digestOf = ({ action, sent }: GuardedAction, digest: Digest): string =>
  digest(canonical({ action, sent }));

/**
 * Returns the nonce of a redirect or the challenge for a passkey. It commits to the action and
 * cannot be predicted.
 */
export const commitmentOf = (
  { id, digest: action }: Pick<Reauthentication, "id" | "digest">,
  secret: string,
  digest: Digest,
): string => digest(canonical({ id, action, secret }));

export const reauthenticationEnd = (now: Date): Date =>
  new Date(now.getTime() + REAUTHENTICATION_SECONDS * 1_000);

/** Returns whether a time (seconds since 1970, as in id tokens) is recent enough for a proof. */
export const isFresh = (seconds: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1_000 - seconds) <= REAUTHENTICATION_SECONDS;
