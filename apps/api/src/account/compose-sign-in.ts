import { SIGN_IN_PROVIDERS, type SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { Simulated } from "@kinora/contracts/health/health";
import { localProviders } from "@kinora/domain/account/local-clients";
import type { IdentitySettings } from "@kinora/identity/identity-settings";
import { readRealProviders } from "@kinora/identity/provider/real-providers";
import type { Environment } from "../environment.ts";

export interface SignIn {
  readonly settings: IdentitySettings;
  /** Simulated parts of the sign-in. */
  readonly simulated: readonly Simulated[];
  /** Providers that users can sign in with. */
  readonly doors: readonly SignInProvider[];
}

/**
 * Configures Google, Apple or both from the environment, or the built-in provider when it names
 * neither.
 *
 * @throws when a provider is only partly configured, or when none is and there is no built-in
 * provider to fall back on
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
