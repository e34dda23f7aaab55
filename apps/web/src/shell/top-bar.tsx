import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Bell } from "lucide-react";
import { Suspense, use, useEffect } from "react";
import { useMe } from "../features/account/use-me.ts";
import { BalanceLink } from "../features/gem/balance-link.tsx";
import { ClaimChip } from "../features/gem/claim-chip.tsx";
import { useAppDispatch, useAppSelector } from "../store/store.ts";
import { loginAsked } from "../store/ui-slice.ts";
import { buttonClass } from "../ui/button.tsx";
import { cx } from "../ui/class-names.ts";
import { Mark } from "../ui/mark.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { sessionKnown } from "./keep-session.ts";
import { SearchField } from "./search-field.tsx";
import { useHidesOnScroll } from "./use-hides-on-scroll.ts";

const NAV_LINK =
  "inline-flex h-11 items-center rounded-full px-4 text-14 font-medium text-text-2 transition-colors hover:text-text aria-[current=page]:text-text";

export function TopBar() {
  const hidden = useHidesOnScroll();
  return (
    <header
      className={cx(
        "sticky top-0 z-30 bg-[color-mix(in_srgb,var(--ground)_86%,transparent)] backdrop-blur-xl transition-transform duration-200",
        hidden && "max-md:-translate-y-full focus-within:translate-y-0",
      )}
    >
      <div className="grid bar-columns h-14 items-center gap-2 px-4 md:h-[var(--nav-desktop)] md:gap-6 md:px-6">
        <div className="flex items-center gap-3">
          <Link
            to="/"
            aria-label={t`Kinora feed`}
            className="flex h-11 items-center gap-2.5 rounded-full pr-2 font-title text-20 font-semibold tracking-tight"
          >
            <Mark />
            Kinora
          </Link>
          <nav aria-label={t`Main`} className="hidden items-center md:flex">
            <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={NAV_LINK}>
              {t`Feed`}
            </Link>
            <Link to="/create" className={NAV_LINK}>
              {t`Create`}
            </Link>
          </nav>
        </div>
        <div className="hidden md:block">
          <SearchField />
        </div>
        <div className="justify-self-end">
          <Suspense fallback={<Skeleton className="h-9 w-28 rounded-full" />}>
            <Person />
          </Suspense>
        </div>
      </div>
    </header>
  );
}

function Person() {
  use(sessionKnown());
  const uid = useAppSelector(({ auth }) => auth.uid);
  const me = useMe();
  if (uid === null) return <SignIn />;
  if (!me) return <Skeleton className="h-9 w-28 rounded-full" />;
  return (
    <div className="flex items-center gap-1.5">
      <div className="hidden md:block">
        <ClaimChip />
      </div>
      <BalanceLink />
      <Link
        to="/notifications"
        aria-label={me.unread > 0 ? t`Activity, ${{ unread: me.unread }} unread` : t`Activity`}
        className="relative hidden size-11 place-items-center rounded-full text-text-2 transition-colors hover:bg-surface-2 hover:text-text md:grid"
      >
        <Bell size={20} />
        {me.unread > 0 && <UnreadDot />}
      </Link>
      <div className="hidden md:block">
        <AccountMenu me={me} />
      </div>
    </div>
  );
}

/**
 * Signing in returns to the current page. The server renders the link for signed-out visitors, so
 * it is hidden from a known user; once the app has loaded, it is shown only when it applies.
 */
function SignIn() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    delete document.documentElement.dataset.member;
    sessionStorage.removeItem("signingIn");
  }, []);
  const ask = () =>
    dispatch(loginAsked({ continueUrl: `${location.pathname}${location.search}`, message: "" }));
  return (
    <>
      <Skeleton className="hidden h-9 w-28 rounded-full member:block" />
      <Link to="/login" onClick={ask} className={cx(buttonClass("primary", "sm"), "member:hidden")}>
        {t`Sign in`}
      </Link>
    </>
  );
}

export function UnreadDot() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-2.5 right-2.5 size-2 rounded-full bg-accent ring-2 ring-ground"
    />
  );
}
