import type { BetterAuthPlugin } from "better-auth";
import type { IdentitySettings } from "../identity-settings.ts";

/** Maximum age, because an id token is presented within minutes of being issued. */
const maxTokenAge = "10m";

/**
 * Rules for id tokens that genericOAuth leaves open: client ids of phone apps, age, Apple's hashed
 * nonce.
 */
export function idTokenRules(settings: Pick<IdentitySettings, "google" | "apple">) {
  return {
    id: "id-token-rules",
    init: ({ socialProviders }) => {
      for (const provider of socialProviders) {
        const isApple = provider.id === settings.apple?.id;
        const ours = isApple ? settings.apple : settings.google;
        if (!ours || provider.idToken === undefined || "verify" in provider.idToken) continue;
        // Mutates the object, because the provider's own methods use this instance.
        Object.assign(provider.idToken, {
          audience: [ours.clientId, ...ours.nativeClientIds],
          maxTokenAge,
          nonceComparison: isApple ? "exact-or-sha256" : "exact",
        });
      }
    },
  } satisfies BetterAuthPlugin;
}
