import type { ProviderSettings } from "../identity-settings.ts";
import { appleClientSecret } from "./apple-client-secret.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns Google and Apple as configured by the environment; null for one that is not, which the
 * local provider then replaces.
 *
 * @throws when a provider is incomplete, with the names of the missing variables
 */
export function readRealProviders(environment: Environment): {
  google: ProviderSettings | null;
  apple: ProviderSettings | null;
} {
  const google = readTogether(environment, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] as const);
  const apple = readTogether(environment, [
    "APPLE_CLIENT_ID",
    "APPLE_TEAM_ID",
    "APPLE_KEY_ID",
    "APPLE_PRIVATE_KEY",
  ] as const);
  return {
    google: google && {
      id: "google",
      discoveryUrl:
        environment.GOOGLE_DISCOVERY_URL ||
        "https://accounts.google.com/.well-known/openid-configuration",
      clientId: google("GOOGLE_CLIENT_ID"),
      clientSecret: async () => google("GOOGLE_CLIENT_SECRET"),
      nativeClientIds: list(environment.GOOGLE_NATIVE_CLIENT_IDS),
    },
    apple: apple && {
      id: "apple",
      discoveryUrl:
        environment.APPLE_DISCOVERY_URL ||
        "https://appleid.apple.com/.well-known/openid-configuration",
      clientId: apple("APPLE_CLIENT_ID"),
      clientSecret: () =>
        appleClientSecret({
          clientId: apple("APPLE_CLIENT_ID"),
          teamId: apple("APPLE_TEAM_ID"),
          keyId: apple("APPLE_KEY_ID"),
          privateKey: apple("APPLE_PRIVATE_KEY"),
          now: new Date(),
        }),
      nativeClientIds: list(environment.APPLE_NATIVE_CLIENT_IDS),
    },
  };
}

function readTogether<Name extends string>(
  environment: Environment,
  names: readonly Name[],
): ((name: Name) => string) | null {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new Error(`Sign-in is configured by halves: ${missing.join(", ")} is missing.`);
  }
  return (name) => environment[name] ?? "";
}

function list(text: string | undefined): string[] {
  return (text ?? "").split(",").flatMap((part) => part.trim() || []);
}
