import type { AccountProvider } from "@kinora/domain/account/account-provider";

/** A provider of OpenID Connect, found by its discovery document. */
export interface ProviderSettings {
  /** What stands with the accounts it vouches for. */
  readonly id: AccountProvider;
  readonly discoveryUrl: string;
  readonly clientId: string;
  /** Asked anew every day, because Apple's secret is a token that expires. */
  readonly clientSecret: () => Promise<string>;
  /** Client ids of our phone apps, which id tokens may name too. */
  readonly nativeClientIds: readonly string[];
}

export interface IdentitySettings {
  /** The one origin people use, "https://kinora.example". */
  readonly publicUrl: string;
  /** At least 32 characters; signs refresh credentials and seals the signing keys. */
  readonly secret: string;
  /** null: nobody signs in by it. One of them is there. */
  readonly google: ProviderSettings | null;
  readonly apple: ProviderSettings | null;
  /** Whoever proves this e-mail address owns the server. */
  readonly ownerEmail: string | null;
  /** False only where a machine signs in all the time, as in journeys and benchmarks. Default true. */
  readonly rateLimits?: boolean;
}
