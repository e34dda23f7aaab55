import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Bell, CircleUserRound, GalleryVerticalEnd, Plus, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../entities/person/avatar.tsx";
import { useMe } from "../features/account/use-me.ts";
import { UnreadDot } from "./top-bar.tsx";

const ENTRY =
  "relative flex h-full flex-1 flex-col items-center justify-center gap-1 text-12 text-text-2 aria-[current=page]:text-text";

/** Navigation at the bottom, on narrow screens. */
export function BottomBar() {
  const me = useMe();
  return (
    <nav
      aria-label={t`Main`}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-[color-mix(in_srgb,var(--ground)_88%,transparent)] backdrop-blur-xl safe-bottom md:hidden"
    >
      <div className="flex h-[var(--nav-mobile)] items-stretch px-2">
        <Entry to="/" label={t`Feed`} icon={<GalleryVerticalEnd size={22} />} />
        <Entry to="/search" label={t`Search`} icon={<Search size={22} />} />
        <Link to="/create" className={ENTRY}>
          <span className="-mt-6.5 grid size-13 place-items-center rounded-full bg-accent text-accent-ink shadow-lg">
            <Plus size={26} />
          </span>
          <span className="-mt-0.5">{t`Create`}</span>
        </Link>
        <Entry
          to="/notifications"
          label={t`Activity`}
          icon={<Bell size={22} />}
          badge={me !== null && me.unread > 0 ? t`, ${{ unread: me.unread }} unread` : null}
        />
        <Entry
          to="/library"
          label={t`You`}
          icon={
            me ? (
              <Avatar name={me.displayName} url={me.avatarUrl} size={24} />
            ) : (
              <CircleUserRound size={22} />
            )
          }
        />
      </div>
    </nav>
  );
}

function Entry({
  to,
  label,
  icon,
  badge = null,
}: {
  readonly to: "/" | "/search" | "/notifications" | "/library";
  readonly label: string;
  readonly icon: ReactNode;
  readonly badge?: string | null;
}) {
  return (
    <Link to={to} activeOptions={{ exact: to === "/", includeSearch: false }} className={ENTRY}>
      <span className="relative grid size-6 place-items-center">
        {icon}
        {badge && (
          <span className="absolute -top-2.5 -right-2.5">
            <UnreadDot />
          </span>
        )}
      </span>
      <span>
        {label}
        {badge && <span className="sr-only">{badge}</span>}
      </span>
    </Link>
  );
}
