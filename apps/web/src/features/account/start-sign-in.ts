import type { SIGN_IN_PROVIDERS } from "@kinora/contracts/account/account";
import { signInAnswer } from "@kinora/contracts/account/session";

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/**
 * Leaves for the provider; the browser comes back to `continueUrl`, a path of this origin.
 *
 * @throws when the server cannot be reached or its provider is down
 */
export async function startSignIn(provider: SignInProvider, continueUrl: string): Promise<void> {
  const answer = await fetch("/api/auth/sign-in/social", {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ provider, callbackURL: continueUrl }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  location.assign(signInAnswer.parse(await answer.json()).url);
}
