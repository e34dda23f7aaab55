import { SIGN_IN_PROVIDERS, type SignInProvider } from "@kinora/contracts/access/sign-in-providers";

/**
 * The provider that vouches for an account. The built-in provider stands in for Google and Apple
 * and vouches for anyone, so its identities are stored under separate names and never match real
 * ones.
 */
export type AccountProvider = SignInProvider | LocalAccountProvider;

type LocalAccountProvider = `local-${SignInProvider}`;

export const LOCAL_ACCOUNT_PROVIDERS: readonly LocalAccountProvider[] = SIGN_IN_PROVIDERS.map(
  (door) => `local-${door}` as const,
);

export const ACCOUNT_PROVIDERS: readonly AccountProvider[] = [
  ...SIGN_IN_PROVIDERS,
  ...LOCAL_ACCOUNT_PROVIDERS,
];

/** Returns the sign-in button of a provider; a real provider and its stand-in share one. */
export function doorOf(provider: AccountProvider): SignInProvider {
  return provider === "google" || provider === "local-google" ? "google" : "apple";
}
