import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { IdentitySettings, ProviderSettings } from "../identity-settings.ts";
import { signInAttempt } from "../sign-in-attempt.ts";
import { readProfile } from "./provider-profile.ts";

/**
 * Google by query and PKCE, Apple by form_post. better-auth's built-in providers have fixed URLs,
 * so the generic one is used for the real providers and the local one alike.
 */
export async function oauthPlugin({ google, apple }: Pick<IdentitySettings, "google" | "apple">) {
  const config = await Promise.all([
    google && providerConfig(google, ["openid", "email", "profile"], "query"),
    apple && providerConfig(apple, ["openid", "email", "name"], "form_post"),
  ]);
  return genericOAuth({ config: config.filter((one) => one !== null) });
}

async function providerConfig(
  { id, discoveryUrl, clientId, clientSecret }: ProviderSettings,
  scopes: string[],
  responseMode: "query" | "form_post",
) {
  return {
    providerId: id,
    discoveryUrl,
    clientId,
    clientSecret: await clientSecret(),
    scopes,
    responseMode,
    pkce: true,
    requireIdTokenVerification: true,
    getUserInfo: async (tokens: { idToken?: string | undefined }) => {
      const profile = readProfile(tokens);
      const attempt = signInAttempt.getStore();
      if (attempt && profile?.email && profile.emailVerified) {
        attempt.came = { provider: id, subject: profile.sub, email: profile.email };
      }
      return profile;
    },
  };
}
