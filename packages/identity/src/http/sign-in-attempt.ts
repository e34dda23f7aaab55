import { AsyncLocalStorage } from "node:async_hooks";
import type { NewIdentity } from "@kinora/domain/account/account-joins";

/** What is learned on the way through better-auth that its answer does not tell. */
export interface SignInAttempt {
  /** Who came, as the provider proves it; only with a verified address. */
  came: NewIdentity | null;
  /** Whose session was begun. */
  signedIn: string | null;
}

/** One for each request that passes through the sign-in. */
export const signInAttempt = new AsyncLocalStorage<SignInAttempt>();
