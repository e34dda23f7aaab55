import type { PersonRole } from "@kinora/contracts/access/roles";
import { t } from "@lingui/core/macro";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { KeyRound, ShieldOff } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useListPasskeysQuery } from "../features/account/reauthentication-api.ts";
import { useMe } from "../features/account/use-me.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { type PageEntry, PageNav } from "../ui/page-nav.tsx";
import { MembersOnly } from "./members-only.tsx";
import { useIsAdmin } from "./use-is-admin.ts";

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
  const isAdmin = useIsAdmin();
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
      <PageNav
        label={t`Staff pages`}
        pages={pagesOf(me.role, isAdmin)}
        className="mx-auto w-full max-w-6xl px-4 pt-4 md:flex md:flex-wrap md:gap-1"
      />
      {children}
    </>
  );
}

function pagesOf(role: PersonRole, isAdmin: boolean): readonly PageEntry[] {
  const moderation: PageEntry[] = [
    { to: "/admin/moderation", label: t`Moderation` },
    { to: "/admin/profiles", label: t`Profiles` },
    { to: "/admin/people", label: t`People` },
  ];
  if (!isAdmin) return moderation;
  const ofOwner: PageEntry[] = [
    { to: "/admin/scan", label: t`Picture scan` },
    { to: "/admin/switches", label: t`Switches` },
    { to: "/settings/words", label: t`Words` },
    { to: "/settings/services", label: t`Services` },
  ];
  return [
    ...moderation,
    { to: "/admin/holds", label: t`Legal holds` },
    { to: "/admin/stats", label: t`Statistics` },
    { to: "/admin/jobs", label: t`Jobs` },
    { to: "/admin/models", label: t`Models` },
    { to: "/admin/banners", label: t`Banners` },
    ...(role === "owner" ? ofOwner : []),
    { to: "/admin/audit", label: t`Audit log` },
  ];
}
