import type { ReauthenticationFailure } from "@kinora/contracts/account/reauthentication";
import type { AccountProvider } from "@kinora/domain/account/account-provider";
import { isFresh } from "@kinora/domain/account/reauthentication";
import * as client from "openid-client";
import type { ProviderSettings } from "../identity-settings.ts";

/** Values sent with a trip that must come back with it. */
export interface TripParts {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderTrip {
  /**
   * Returns the URL to which the browser is sent. `subject`: account the provider should ask for.
   */
  url(parts: TripParts, subject: string): Promise<string>;
  /** Returns the authenticated subject, or why there is none. */
  finish(
    came: URL,
    parts: TripParts,
    now: Date,
  ): Promise<{ readonly subject: string } | { readonly failure: ReauthenticationFailure }>;
}

/**
 * Parameters that make each provider ask again. Google ignores `login`; Apple always asks and
 * ignores prompt.
 */
const ASKS_AGAIN: Readonly<Record<AccountProvider, Readonly<Record<string, string>>>> = {
  google: { scope: "openid", prompt: "select_account", max_age: "0" },
  apple: { scope: "openid", response_mode: "form_post" },
  "local-google": { scope: "openid", prompt: "login", max_age: "0" },
  "local-apple": { scope: "openid", response_mode: "form_post", prompt: "login", max_age: "0" },
};
const TIMEOUT_SECONDS = 15;

/** Creates a trip through one provider, to the callback URL registered for sign-in. */
export function providerTrip(settings: ProviderSettings, redirectUri: string): ProviderTrip {
  // Configured for each trip, because Apple's secret expires and these trips are rare.
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

/**
 * Whether the provider or its response rejects the trip; any other error means that the provider is
 * unavailable.
 */
const isRefused = (error: unknown): boolean =>
  error instanceof client.ResponseBodyError ||
  error instanceof client.AuthorizationResponseError ||
  (error instanceof client.ClientError && error.code !== "OAUTH_TIMEOUT");
