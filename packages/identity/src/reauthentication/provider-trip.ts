import type { ReauthenticationFailure } from "@kinora/contracts/account/reauthentication";
import type { AccountProvider } from "@kinora/domain/account/account-provider";
import { isFresh } from "@kinora/domain/account/reauthentication";
import * as client from "openid-client";
import type { ProviderSettings } from "../identity-settings.ts";

/** What goes out with a trip, and must come back with it. */
export interface TripParts {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderTrip {
  /** Where the browser goes. `subject`: whom the provider should ask. */
  url(parts: TripParts, subject: string): Promise<string>;
  /** The subject that came back; why nobody did. */
  finish(
    came: URL,
    parts: TripParts,
    now: Date,
  ): Promise<{ readonly subject: string } | { readonly failure: ReauthenticationFailure }>;
}

/** How each provider is told to ask again. Google knows no `login`, Apple asks every time and knows no prompt. */
const ASKS_AGAIN: Readonly<Record<AccountProvider, Readonly<Record<string, string>>>> = {
  google: { scope: "openid", prompt: "select_account", max_age: "0" },
  apple: { scope: "openid", response_mode: "form_post" },
  "local-google": { scope: "openid", prompt: "login", max_age: "0" },
  "local-apple": { scope: "openid", response_mode: "form_post", prompt: "login", max_age: "0" },
};
const TIMEOUT_SECONDS = 15;

/** A new trip through one provider, at the address that is registered for signing in. */
export function providerTrip(settings: ProviderSettings, redirectUri: string): ProviderTrip {
  // Anew each time: Apple's secret runs out, and these trips are rare.
  const configure = async () => {
    const { clientId, discoveryUrl } = settings;
    const isLocal = new URL(discoveryUrl).protocol === "http:";
    const auth = client.ClientSecretPost(await settings.clientSecret());
    const execute = [
      client.enableNonRepudiationChecks,
      ...(isLocal ? [client.allowInsecureRequests] : []),
    ];
    return client.discovery(new URL(discoveryUrl), clientId, undefined, auth, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  };
  return {
    async url({ state, nonce, verifier }, subject) {
      const url = client.buildAuthorizationUrl(await configure(), {
        ...ASKS_AGAIN[settings.id],
        ...{ redirect_uri: redirectUri, state, nonce, login_hint: subject },
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return url.href;
    },

    async finish(came, { state, nonce, verifier }, now) {
      if (came.searchParams.has("error")) return { failure: "cancelled" };
      try {
        const answer = await client.authorizationCodeGrant(await configure(), came, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        });
        const claims = answer.claims();
        if (claims === undefined) return { failure: "unverified" };
        const { iat, auth_time: signedInAt = iat, sub } = claims;
        if (!isFresh(iat, now) || !isFresh(signedInAt, now)) return { failure: "too_old" };
        return { subject: sub };
      } catch (error) {
        if (isRefused(error)) return { failure: "unverified" };
        throw error;
      }
    },
  };
}

/** The provider, or what it sent, says no; anything else is a provider that is away. */
const isRefused = (error: unknown): boolean =>
  error instanceof client.ResponseBodyError ||
  error instanceof client.AuthorizationResponseError ||
  (error instanceof client.ClientError && error.code !== "OAUTH_TIMEOUT");
