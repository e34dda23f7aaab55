import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import { ACCOUNT_PROVIDERS, doorOf } from "@kinora/domain/account/account-provider";

/** Relevant parts of a better-auth request: the callback of a provider, or a phone's sign-in. */
interface SignInContext {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Returns the provider of this request; null when it cannot be determined. */
export function providerOf(context: SignInContext | null): SignInProvider | null {
  const body = context?.body;
  const named =
    context?.params?.id ??
    (typeof body === "object" && body !== null && "provider" in body ? body.provider : undefined);
  const provider = ACCOUNT_PROVIDERS.find((known) => known === named);
  return provider ? doorOf(provider) : null;
}
