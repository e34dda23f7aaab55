import { AsyncLocalStorage } from "node:async_hooks";
import type { RefusalCode } from "@kinora/contracts/refusals";
import type { NewIdentity } from "@kinora/domain/account/account-joins";

/** What is learned on the way through better-auth that its answer does not tell. */
export interface SignInAttempt {
  /** Who came, as the provider proves it; only with a verified address. */
  came: NewIdentity | null;
  /** The code of an invitation that they brought. */
  readonly invitation: string | null;
  /** The network the request came from, as the mounting server says; null: this machine. */
  readonly network: string | null;
  /** Why somebody new was not let in. */
  refused: RefusalCode | null;
  /** Whose session was begun. */
  signedIn: string | null;
}

/** One for each request that passes through the sign-in. */
export const signInAttempt = new AsyncLocalStorage<SignInAttempt>();
