import {
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from "@kinora/contracts/account/sign-in-providers";

/** What a request to better-auth says of itself: the callback of a provider, or a phone's sign-in. */
interface SignInContext {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The provider that vouches in this request; null where it cannot be told. */
export function providerOf(context: SignInContext | null): SignInProvider | null {
  const body = context?.body;
  const named =
    context?.params?.id ??
    (typeof body === "object" && body !== null && "provider" in body ? body.provider : undefined);
  return SIGN_IN_PROVIDERS.find((provider) => provider === named) ?? null;
}
