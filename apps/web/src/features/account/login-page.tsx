import { SIGN_IN_PROVIDERS, type SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { SignUps } from "@kinora/contracts/access/sign-ups";
import { SIGN_IN_ERRORS, type SignInError } from "@kinora/contracts/account/session";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Info, TriangleAlert } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useGetHealthQuery } from "../../entities/health/health-api.ts";
import { LegalLinks } from "../../entities/legal/legal-links.tsx";
import { useAppSelector } from "../../store/store.ts";
import type { LoginPage as PageMode } from "../../store/ui-slice.ts";
import { anyOf } from "../../text/list.ts";
import { Mark } from "../../ui/mark.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { isInvited } from "./invitation.ts";
import { PROVIDER_NAMES, ProviderButton } from "./provider-button.tsx";
import { startSignIn } from "./start-sign-in.ts";

// Loaded lazily because few users ever see it.
const SuspensionRoom = lazy(() =>
  import("./suspension-room.tsx").then((m) => ({ default: m.SuspensionRoom })),
);

const ERRORS: Readonly<Record<SignInError, MessageDescriptor>> = {
  account_not_linked: msg`This email address belongs to an account with the other provider. Sign in with that one.`,
  access_denied: msg`You left before you were signed in. Nothing was changed.`,
  expired: msg`Sign-in took too long. Try again.`,
  failed: msg`Sign-in didn't work. Try again.`,
  sign_ups_closed: msg`New sign-ups are paused. If you have an account, sign in as usual.`,
  invitation_needed: msg`You need an invitation. Your link is missing, used or expired: ask for a new one.`,
};
const TITLES: Readonly<Record<PageMode, MessageDescriptor>> = {
  login: msg`Sign in to Kinora`,
  register: msg`Welcome to Kinora`,
  disabled: msg`This account is disabled`,
};

const WELCOME = msg`Write a prompt, get a picture or a film. 20 gems to start with.`;
/** Shown below the title unless there is a more specific message. */
const LEADS: Readonly<Record<PageMode, MessageDescriptor>> = {
  login: WELCOME,
  register: WELCOME,
  disabled: msg`Sign in to see which rule was broken and how long it lasts, to appeal, and to download what you made.`,
};

/** The sign-in buttons, with a message that explains why the user is here. */
export function LoginPage({
  error,
  joining = null,
  picture = null,
}: {
  readonly error: string | null;
  /** Provider names from the address: the one the user came by, and the one the account knows. */
  readonly joining?: { readonly come: string; readonly known: string } | null;
  /** Beside the sign-in buttons, on wide windows. */
  readonly picture?: ReactNode;
}) {
  const { loginPage, loginMessage, loginContinueUrl, loginPressed } = useAppSelector(
    ({ ui }) => ui,
  );
  const { data: health } = useGetHealthQuery();
  const [leaving, setLeaving] = useState<SignInProvider | null>(null);
  const [problem, setProblem] = useState(() => wordsOf(error));
  const join = joinOf(joining);
  const isHere = useAppSelector(({ auth }) => auth.token !== null);
  const simulated = health?.simulatedParts.includes("sign-in") ?? false;

  const leave = (provider: SignInProvider) => {
    setLeaving(provider);
    setProblem(null);
    startSignIn(provider, loginContinueUrl || "/", join !== null, loginPressed).catch(() => {
      setLeaving(null);
      setProblem(t`Sign-in can't be reached right now. Try again in a few seconds.`);
    });
  };

  if (loginPage === "disabled" && isHere)
    return (
      <Suspense>
        <SuspensionRoom />
      </Suspense>
    );
  return (
    <div className="flex min-h-dvh">
      <main
        id="content"
        className="mx-auto flex w-full max-w-sm flex-col justify-center gap-6 px-6 py-10"
      >
        <title>{t`Sign in · Kinora`}</title>
        <Link to="/" aria-label={t`Kinora feed`} className="self-start rounded-field">
          <Mark size={48} />
        </Link>
        <div>
          <h1 dir="auto" className="page-title">
            {join ? t`Link your sign-ins` : t(TITLES[loginPage])}
          </h1>
          <p className="mt-3 text-16 text-balance text-text-2">
            {join?.words || (loginPage !== "disabled" && loginMessage) || t(LEADS[loginPage])}
          </p>
        </div>
        {problem && (
          <Note icon={<TriangleAlert size={18} className="text-warn" />} role="alert">
            {problem}
          </Note>
        )}
        <SignUpNote signUps={health?.signUps ?? "open"} />
        <div className="flex flex-col gap-3">
          {(join?.known ?? health?.signIn ?? SIGN_IN_PROVIDERS).map((provider) => (
            <ProviderButton key={provider} provider={provider} leaving={leaving} onPress={leave} />
          ))}
          {join && (
            <a
              href="/login"
              className="self-center py-3 text-14 text-text-2 underline underline-offset-4"
            >
              {t`Don't link them`}
            </a>
          )}
        </div>
        <Link
          to="/help"
          className="self-start py-3 text-14 text-text-2 underline underline-offset-4"
        >
          {t`How gems and AI marking work`}
        </Link>
        <Link
          to="/"
          className="-mt-6 self-start py-3 text-14 text-text-2 underline underline-offset-4"
        >
          {t`Back to the feed`}
        </Link>
        <LegalLinks
          className="-mt-4 flex flex-wrap gap-x-5 text-14 text-text-2"
          link="py-3 underline underline-offset-4"
        />
        <div className="min-h-14">
          {simulated && (
            <Note icon={<Info size={18} />}>
              {t`This server has no Google or Apple keys, so you sign in as one of its demo people.`}
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

/** States who may sign up when sign-up is restricted. */
function SignUpNote({ signUps }: { readonly signUps: SignUps }) {
  const invited = useHydrated() && isInvited();
  if (signUps === "open") return null;
  const words =
    signUps === "closed"
      ? t`New sign-ups are paused. If you have an account, sign in as usual.`
      : invited
        ? t`You're invited. Sign in with one of these to join.`
        : t`Invitation only: to join, you need a link from the owner.`;
  return <Note icon={<Info size={18} />}>{words}</Note>;
}

/** The message and the providers for a user whose email address already belongs to an account. */
function joinOf(joining: { readonly come: string; readonly known: string } | null) {
  const known = SIGN_IN_PROVIDERS.filter((id) => joining?.known.split(" ").includes(id));
  const come = SIGN_IN_PROVIDERS.find((id) => id === joining?.come);
  if (!come || known.length === 0) return null;
  const old = anyOf(known.map((id) => PROVIDER_NAMES[id]));
  const words = known.includes(come)
    ? t`This email address belongs to an account. Sign in once with the ${old} account you used before to link both.`
    : t`This email address belongs to an account. Sign in with ${old} once to link both.`;
  return { known, words };
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
  return t(ERRORS[SIGN_IN_ERRORS.find((known) => known === error) ?? "failed"]);
}
