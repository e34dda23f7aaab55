import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";

/**
 * No secrets: whoever reaches the local provider may become any demo person with one press. They are
 * here because the real flow carries one.
 */
export const LOCAL_CLIENTS = {
  google: { id: "kinora-google-local", secret: "local-google-secret-nobody-relies-on" },
  apple: { id: "kinora-apple-local", secret: "local-apple-secret-nobody-relies-on" },
} as const;

/** Both providers as a server finds them at the local provider. */
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
