import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";

/**
 * Not secrets: anyone who can reach the local provider may become any demo person with one click.
 * They exist because the real flow sends one.
 */
export const LOCAL_CLIENTS = {
  google: { id: "kinora-google-local", secret: "local-google-secret-nobody-relies-on" },
  apple: { id: "kinora-apple-local", secret: "local-apple-secret-nobody-relies-on" },
} as const;

/** Returns both sign-in providers, configured for the local identity provider. */
export function localProviders(issuer: string) {
  const discoveryUrl = `${issuer}/.well-known/openid-configuration`;
  const of = (door: SignInProvider) => ({
    id: `local-${door}` as const,
    discoveryUrl,
    clientId: LOCAL_CLIENTS[door].id,
    clientSecret: async () => LOCAL_CLIENTS[door].secret,
    nativeClientIds: [],
  });
  return { google: of("google"), apple: of("apple") };
}
