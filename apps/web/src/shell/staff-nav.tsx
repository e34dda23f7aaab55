import type { PersonRole } from "@kinora/contracts/access/roles";
import { t } from "@lingui/core/macro";
import { useMe } from "../features/account/use-me.ts";
import { type PageEntry, PageNav } from "../ui/page-nav.tsx";
import { useIsAdmin } from "./use-is-admin.ts";

/** The navigation of the staff pages, also on those that are settings; nothing for others. */
export function StaffNav() {
  const role = useMe()?.role ?? "user";
  const isAdmin = useIsAdmin();
  if (role === "user") return null;
  return (
    <PageNav
      label={t`Staff pages`}
      pages={pagesOf(role, isAdmin)}
      className="mx-auto w-full max-w-6xl px-4 pt-4 md:flex md:flex-wrap md:gap-1"
    />
  );
}

function pagesOf(role: PersonRole, isAdmin: boolean): readonly PageEntry[] {
  const moderation: PageEntry[] = [
    { to: "/admin/moderation", label: t`Moderation` },
    { to: "/admin/profiles", label: t`Profiles` },
    { to: "/admin/comments", label: t`Comments` },
    { to: "/admin/collections", label: t`Collections` },
    { to: "/admin/people", label: t`People` },
  ];
  if (!isAdmin) return moderation;
  const ofOwner: PageEntry[] = [
    { to: "/admin/payments", label: t`Payments` },
    { to: "/admin/revenue", label: t`Revenue` },
    { to: "/admin/store-products", label: t`On sale` },
    { to: "/admin/costs", label: t`Costs` },
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
    { to: "/admin/challenges", label: t`Challenges` },
    { to: "/admin/banners", label: t`Banners` },
    ...(role === "owner" ? ofOwner : []),
    { to: "/admin/audit", label: t`Audit log` },
  ];
}
