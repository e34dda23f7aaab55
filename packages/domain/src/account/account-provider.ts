import { SIGN_IN_PROVIDERS, type SignInProvider } from "@kinora/contracts/access/sign-in-providers";

/**
 * Whose word an account rests on. The built-in provider stands in for Google and Apple and vouches for
 * anybody, so what it says is kept under names of its own: theirs never reach it.
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

/** The door people press for it: both the real one and its stand-in have the same. */
export function doorOf(provider: AccountProvider): SignInProvider {
  return provider === "google" || provider === "local-google" ? "google" : "apple";
}
