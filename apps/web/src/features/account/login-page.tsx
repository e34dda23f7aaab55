import { SIGN_IN_ERRORS, type SignInError } from "@kinora/contracts/account/session";
import { Link } from "@tanstack/react-router";
import { Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useAppSelector } from "../../store/store.ts";
import type { LoginPage as PageMode } from "../../store/ui-slice.ts";
import { Mark } from "../../ui/mark.tsx";
import { useGetHealthQuery } from "./account-api.ts";
import { ProviderButton } from "./provider-button.tsx";
import { type SignInProvider, startSignIn } from "./start-sign-in.ts";

const ERRORS: Readonly<Record<SignInError, string>> = {
  account_disabled: "This account is disabled. Write to the operator to ask why.",
  account_not_linked:
    "This address belongs to an account with the other provider. Sign in with that one.",
  access_denied: "You left the sign-in before it was done. Nothing was changed.",
  expired: "The sign-in took too long. Start it again.",
  failed: "The sign-in did not work. Start it again.",
};
const TITLES: Readonly<Record<PageMode, string>> = {
  login: "Sign in to Kinora",
  register: "Welcome to Kinora",
  disabled: "This account is disabled",
};

/** Two doors, and why one stands before them. */
export function LoginPage({
  error,
  picture = null,
}: {
  readonly error: string | null;
  /** Beside the doors, on wide windows. */
  readonly picture?: ReactNode;
}) {
  const { loginPage, loginMessage, loginContinueUrl } = useAppSelector(({ ui }) => ui);
  const { data: health } = useGetHealthQuery();
  const [leaving, setLeaving] = useState<SignInProvider | null>(null);
  const [problem, setProblem] = useState(() => wordsOf(error));
  const simulated = health?.simulated.some((words) => words.startsWith("sign-in")) ?? false;

  const leave = (provider: SignInProvider) => {
    setLeaving(provider);
    setProblem(null);
    startSignIn(provider, loginContinueUrl || "/").catch(() => {
      setLeaving(null);
      setProblem("The sign-in cannot be reached right now. Try again in a few seconds.");
    });
  };

  return (
    <div className="flex min-h-dvh">
      <main
        id="content"
        className="mx-auto flex w-full max-w-sm flex-col justify-center gap-6 px-6 py-10"
      >
        <title>Sign in · Kinora</title>
        <Link to="/" aria-label="Kinora, to the feed" className="self-start rounded-field">
          <Mark size={48} />
        </Link>
        <div>
          <h1 className="text-40">{TITLES[loginPage]}</h1>
          <p className="mt-3 text-16 text-text-2">
            {loginMessage || "Write a prompt, get a picture or a film. 20 gems to start with."}
          </p>
        </div>
        {(problem || loginPage === "disabled") && (
          <Note icon={<TriangleAlert size={18} className="text-warn" />} role="alert">
            {problem ?? ERRORS.account_disabled}
          </Note>
        )}
        <div className="flex flex-col gap-3">
          <ProviderButton provider="google" leaving={leaving} onPress={leave} />
          <ProviderButton provider="apple" leaving={leaving} onPress={leave} />
        </div>
        <div className="min-h-14">
          {simulated && (
            <Note icon={<Info size={18} />}>
              This server has no keys of Google or Apple: both buttons lead to local demo people.
            </Note>
          )}
        </div>
      </main>
      {picture && (
        <aside className="sticky top-0 hidden h-dvh w-[58%] p-3 lg:block">{picture}</aside>
      )}
    </div>
  );
}

function Note({
  icon,
  children,
  role,
}: {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly role?: "alert";
}) {
  return (
    <p role={role} className="flex gap-3 rounded-field bg-surface-1 p-3.5 text-14 text-text-2">
      <span aria-hidden="true" className="mt-0.5">
        {icon}
      </span>
      <span>{children}</span>
    </p>
  );
}

function wordsOf(error: string | null): string | null {
  if (error === null) return null;
  return ERRORS[SIGN_IN_ERRORS.find((known) => known === error) ?? "failed"];
}
