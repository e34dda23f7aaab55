import { SIGN_IN_PROVIDERS, type SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { Simulated } from "@kinora/contracts/health/health";
import { localProviders } from "@kinora/domain/account/local-clients";
import type { IdentitySettings } from "@kinora/identity/identity-settings";
import { readRealProviders } from "@kinora/identity/provider/real-providers";
import type { Environment } from "../environment.ts";

export interface SignIn {
  readonly settings: IdentitySettings;
  /** What of it is a simulation. */
  readonly simulated: readonly Simulated[];
  /** What people can sign in with. */
  readonly doors: readonly SignInProvider[];
}

/**
 * Google, Apple or both, as the environment names them; the built-in provider where it names neither.
 *
 * @throws when one is named by halves, or none with no built-in provider to take its place
 */
export function composeSignIn(environment: Environment, source: NodeJS.ProcessEnv): SignIn {
  const { publicUrl, sessionSecret, ownerEmail, localIdentityUrl, limited } = environment;
  const real = readRealProviders(source);
  const isReal = real.google !== null || real.apple !== null;
  if (!isReal && localIdentityUrl === null) {
    throw new Error("Sign-in needs the ids of Google or Apple, or LOCAL_IDENTITY_URL.");
  }
  const { google, apple } =
    isReal || localIdentityUrl === null ? real : localProviders(localIdentityUrl);
  return {
    settings: { publicUrl, secret: sessionSecret, google, apple, ownerEmail, rateLimits: limited },
    simulated: isReal ? [] : ["sign-in"],
    doors: SIGN_IN_PROVIDERS.filter((id) => (id === "google" ? google : apple) !== null),
  };
}
