import { t } from "@lingui/core/macro";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { KeyRound, ShieldOff } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useListPasskeysQuery } from "../features/account/reauthentication-api.ts";
import { useMe } from "../features/account/use-me.ts";
import { BooksAlarm } from "../features/payment/books-alarm.tsx";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { MembersOnly } from "./members-only.tsx";
import { StaffNav } from "./staff-nav.tsx";

/** The layout of the staff pages with their navigation. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MembersOnly title={t`Sign in to manage this service`}>
      <Staff>{children}</Staff>
    </MembersOnly>
  );
}

/** Leads from /admin to its first page. */
function useFirstPage(): void {
  const navigate = useNavigate();
  const isBare = useLocation({ select: ({ pathname }) => /^\/admin\/?$/.test(pathname) });
  useEffect(() => {
    if (isBare) void navigate({ to: "/admin/moderation", replace: true });
  }, [isBare, navigate]);
}

function Staff({ children }: { readonly children: ReactNode }) {
  useFirstPage();
  const me = useMe();
  // That page tells more.
  const isAtPayments = useLocation({ select: ({ pathname }) => pathname === "/admin/payments" });
  const { data } = useListPasskeysQuery(undefined, { skip: !me || me.role === "user" });
  if (!me) return null;
  if (data?.needed && data.items.length === 0)
    return (
      <main id="content">
        <EmptyState
          icon={<KeyRound size={26} />}
          title={t`Add a passkey first`}
          text={t`The owner requires one for staff. It takes a minute.`}
          action={
            <Link to="/settings/passkeys" className={buttonClass("primary")}>
              {t`Add a passkey`}
            </Link>
          }
        />
      </main>
    );
  if (me.role === "user")
    return (
      <main id="content">
        <EmptyState
          icon={<ShieldOff size={26} />}
          title={t`Staff only`}
          text={t`Your role can't open this page.`}
        />
      </main>
    );
  return (
    <>
      <StaffNav />
      {me.role === "owner" && !isAtPayments && <BooksAlarm />}
      {children}
    </>
  );
}
