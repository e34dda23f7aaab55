import { AsyncLocalStorage } from "node:async_hooks";
import type { RefusalCode } from "@kinora/contracts/refusals";
import type { NewIdentity } from "@kinora/domain/account/account-joins";

/** Facts learned while better-auth handles a request that its response does not contain. */
export interface SignInAttempt {
  /** The identity proved by the provider; only with a verified address. */
  came: NewIdentity | null;
  /** Code of the invitation, if any. */
  readonly invitation: string | null;
  /** Network of the request, as reported by the mounting server; null for this machine. */
  readonly network: string | null;
  /** Installation of the app, as reported by the mounting server; null when it is not known. */
  readonly installation: string | null;
  /** Why a new user was refused. */
  refused: RefusalCode | null;
  /** Id of the user whose session was created. */
  signedIn: string | null;
}

/** One attempt per request that passes through the sign-in. */
export const signInAttempt = new AsyncLocalStorage<SignInAttempt>();
