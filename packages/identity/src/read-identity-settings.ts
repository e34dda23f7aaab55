import type { IdentitySettings, ProviderSettings } from "./identity-settings.ts";
import { localProviders } from "./local-provider/local-clients.ts";
import { readRealProviders } from "./provider/real-providers.ts";

const secretMinLength = 32;

/**
 * Sign-in as the environment describes it: Google and Apple by their own names, and where they are not
 * named the local provider at LOCAL_IDENTITY_URL.
 *
 * @param publicUrl origin of the server
 * @throws with one sentence when something is missing
 */
export function readIdentitySettings(
  environment: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): IdentitySettings {
  const secret = environment.SESSION_SECRET ?? "";
  if (secret.length < secretMinLength) {
    throw new Error(`SESSION_SECRET must have at least ${secretMinLength} characters.`);
  }
  const real = readRealProviders(environment);
  const issuer = environment.LOCAL_IDENTITY_URL || null;
  const local = issuer === null ? null : localProviders(issuer);
  return {
    publicUrl: new URL(publicUrl).origin,
    secret,
    google: oneOf("Google", real.google, local?.google),
    apple: oneOf("Apple", real.apple, local?.apple),
    ownerEmail: environment.OWNER_EMAIL || null,
  };
}

function oneOf(
  name: string,
  real: ProviderSettings | null,
  local: ProviderSettings | undefined,
): ProviderSettings {
  const provider = real ?? local;
  if (provider !== undefined) return provider;
  throw new Error(
    `Sign-in with ${name} is not configured: set ${name.toUpperCase()}_CLIENT_ID and what belongs to it (docs/operations.md).`,
  );
}
