import type { AccountProvider } from "@kinora/domain/account/account-provider";

/** An OpenID Connect provider, found by its discovery document. */
export interface ProviderSettings {
  /** Provider name stored with its accounts. */
  readonly id: AccountProvider;
  readonly discoveryUrl: string;
  readonly clientId: string;
  /** Called daily, because Apple's secret is a token that expires. */
  readonly clientSecret: () => Promise<string>;
  /** Client ids of our phone apps, which id tokens may also name. */
  readonly nativeClientIds: readonly string[];
}

export interface IdentitySettings {
  /** The single public origin, "https://kinora.example". */
  readonly publicUrl: string;
  /** At least 32 characters; signs refresh credentials and encrypts the signing keys. */
  readonly secret: string;
  /** Null when it is not offered. At least one provider is set. */
  readonly google: ProviderSettings | null;
  readonly apple: ProviderSettings | null;
  /** The user who verifies this e-mail address owns the server. */
  readonly ownerEmail: string | null;
  /** False only where machines sign in constantly, as in journeys and benchmarks. Default true. */
  readonly rateLimits?: boolean;
}
