import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import { t } from "@lingui/core/macro";
import { cx } from "../../ui/class-names.ts";

export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: "Google",
  apple: "Apple",
};

export interface ProviderButtonProps {
  readonly provider: SignInProvider;
  /** The provider the browser is navigating to. */
  readonly leaving: SignInProvider | null;
  readonly onPress: (provider: SignInProvider) => void;
}

export function ProviderButton({ provider, leaving, onPress }: ProviderButtonProps) {
  const name = PROVIDER_NAMES[provider];
  return (
    <button
      type="button"
      disabled={leaving !== null}
      aria-busy={leaving === provider}
      onClick={() => onPress(provider)}
      className={cx(
        "flex h-13 items-center justify-center gap-3 rounded-full bg-text text-16 font-medium text-ground transition-[opacity,scale] active:scale-[0.98]",
        leaving !== null && leaving !== provider && "opacity-40",
      )}
    >
      {provider === "google" ? <GoogleSign /> : <AppleSign />}
      {leaving === provider ? t`Opening ${name}` : t`Continue with ${name}`}
    </button>
  );
}

function GoogleSign() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      <path d="M19.1 6.2A9 9 0 1 0 21 12h-8.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function AppleSign() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 7.4c1.2 0 2.3-1 4-1 1.5 0 3 .8 3.8 2.1-3.2 1.9-2.7 6.4.6 7.7-.7 2-2.4 5-4.3 5-1.4 0-1.8-.9-3.6-.9s-2.3.9-3.6.9c-2.4 0-5.4-5-5.4-8.9 0-3.7 2.4-5.8 4.8-5.8 1.6 0 2.8.9 3.7.9z" />
      <path d="M15.6 1.5c.2 1.9-1.5 4-3.6 4-.3-2 1.6-3.9 3.6-4z" />
    </svg>
  );
}
