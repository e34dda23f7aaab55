import type { BetterAuthPlugin } from "better-auth";
import type { IdentitySettings } from "../identity-settings.ts";

/** An id token is presented within minutes of being made. */
const maxTokenAge = "10m";

/** What genericOAuth leaves open about id tokens: phone apps' client ids, age, Apple's hashed nonce. */
export function idTokenRules(settings: Pick<IdentitySettings, "google" | "apple">) {
  return {
    id: "id-token-rules",
    init: ({ socialProviders }) => {
      for (const provider of socialProviders) {
        const isApple = provider.id === settings.apple?.id;
        const ours = isApple ? settings.apple : settings.google;
        if (!ours || provider.idToken === undefined || "verify" in provider.idToken) continue;
        // In place: the provider's own methods look at this very object.
        Object.assign(provider.idToken, {
          audience: [ours.clientId, ...ours.nativeClientIds],
          maxTokenAge,
          nonceComparison: isApple ? "exact-or-sha256" : "exact",
        });
      }
    },
  } satisfies BetterAuthPlugin;
}
