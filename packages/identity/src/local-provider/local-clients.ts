import type { SignInProvider } from "@kinora/contracts/account/sign-in-providers";
import type { ProviderSettings } from "../identity-settings.ts";

/**
 * No secrets: whoever reaches the local provider may become any demo person with one press. They are
 * here because the real flow carries one.
 */
export const LOCAL_CLIENTS = {
  google: { id: "kinora-google-local", secret: "local-google-secret-nobody-relies-on" },
  apple: { id: "kinora-apple-local", secret: "local-apple-secret-nobody-relies-on" },
} as const;

/** Both providers as a server finds them at the local provider. */
export function localProviders(issuer: string): Record<SignInProvider, ProviderSettings> {
  const discoveryUrl = `${issuer}/.well-known/openid-configuration`;
  const of = ({ id, secret }: { id: string; secret: string }) => ({
    discoveryUrl,
    clientId: id,
    clientSecret: async () => secret,
    nativeClientIds: [],
  });
  return { google: of(LOCAL_CLIENTS.google), apple: of(LOCAL_CLIENTS.apple) };
}
