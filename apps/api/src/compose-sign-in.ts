import type { IdentitySettings } from "@kinora/identity/identity-settings";
import { localProviders } from "@kinora/identity/local-provider/local-clients";
import { readRealProviders } from "@kinora/identity/provider/real-providers";
import type { Environment } from "./environment.ts";

export interface SignIn {
  readonly settings: IdentitySettings;
  /** What of it is a simulation, in words. */
  readonly simulated: readonly string[];
}

/**
 * Google and Apple where the environment names them, the built-in provider in place of the others.
 *
 * @throws when one is named by halves, or missing with no built-in provider to take its place
 */
export function composeSignIn(environment: Environment, source: NodeJS.ProcessEnv): SignIn {
  const { publicUrl, sessionSecret, ownerEmail, localIdentityUrl, limited } = environment;
  const real = readRealProviders(source);
  const local = localIdentityUrl === null ? null : localProviders(localIdentityUrl);
  const google = real.google ?? local?.google;
  const apple = real.apple ?? local?.apple;
  if (!google || !apple) {
    throw new Error("Sign-in needs the ids of Google and Apple, or LOCAL_IDENTITY_URL.");
  }
  const replaced = [real.google ? [] : "Google", real.apple ? [] : "Apple"].flat();
  return {
    settings: { publicUrl, secret: sessionSecret, google, apple, ownerEmail, rateLimits: limited },
    simulated: replaced.length > 0 ? [`sign-in with ${replaced.join(" and ")}: demo people`] : [],
  };
}
