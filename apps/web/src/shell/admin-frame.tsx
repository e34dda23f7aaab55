import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { KeyRound, ShieldOff } from "lucide-react";
import type { ReactNode } from "react";
import { useListPasskeysQuery } from "../features/account/reauthentication-api.ts";
import { useMe } from "../features/account/use-me.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { MembersOnly } from "./members-only.tsx";
import { useIsAdmin } from "./use-is-admin.ts";

const LINK =
  "reach rounded-full px-3 py-1.5 text-14 font-medium text-text-2 transition-colors hover:text-text aria-[current]:bg-surface-2 aria-[current]:text-text";

/** The pages of the staff, one beside the other. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MembersOnly title={t`Sign in to look after this service`}>
      <Staff>{children}</Staff>
    </MembersOnly>
  );
}

function Staff({ children }: { readonly children: ReactNode }) {
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
          text={t`The owner demands one of the staff. It takes a minute.`}
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
          title={t`For the staff alone`}
          text={t`Your role does not open this page.`}
        />
      </main>
    );
  return (
    <>
      <nav
        aria-label={t`Pages of the staff`}
        className="mx-auto flex w-full max-w-6xl flex-wrap gap-1 px-4 pt-4"
      >
        <Link to="/admin/moderation" className={LINK}>{t`Moderation`}</Link>
        <Link to="/admin/profiles" className={LINK}>{t`Profiles`}</Link>
        <Link to="/admin/people" className={LINK}>{t`People`}</Link>
        {isAdmin && (
          <>
            <Link to="/admin/holds" className={LINK}>{t`Legal holds`}</Link>
            <Link to="/admin/stats" className={LINK}>{t`Statistics`}</Link>
            <Link to="/admin/jobs" className={LINK}>{t`Jobs`}</Link>
            <Link to="/admin/models" className={LINK}>{t`Models`}</Link>
            <Link to="/admin/banners" className={LINK}>{t`Banners`}</Link>
            {me.role === "owner" && (
              <>
                <Link to="/admin/scan" className={LINK}>{t`Picture scan`}</Link>
                <Link to="/admin/switches" className={LINK}>{t`Switches`}</Link>
              </>
            )}
            <Link to="/admin/audit" className={LINK}>{t`Audit log`}</Link>
          </>
        )}
      </nav>
      {children}
    </>
  );
}
