import { msg, t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { LegalLinks } from "../../entities/legal/legal-links.tsx";
import { cx } from "../../ui/class-names.ts";
import { PageNav } from "../../ui/page-nav.tsx";
import { useMe } from "./use-me.ts";

/**
 * The sections of the specification's /settings/{section}; the others are added along with the
 * settings they hold.
 */
const SECTIONS = [
  { to: "/settings", label: msg`Overview` },
  { to: "/settings/theme-settings", label: msg`Appearance` },
  { to: "/settings/notifications", label: msg`Notifications` },
  { to: "/settings/sessions", label: msg`Devices` },
  { to: "/settings/access-tokens", label: msg`Access tokens` },
  { to: "/settings/passkeys", label: msg`Passkeys`, isForStaff: true },
  { to: "/settings/services", label: msg`Services` },
  { to: "/settings/words", label: msg`Words`, isForOwner: true },
  { to: "/settings/blocked-people", label: msg`Blocked and muted` },
  { to: "/settings/content-management", label: msg`Content` },
  { to: "/settings/social-platforms", label: msg`Social platforms` },
  { to: "/settings/schedule-content", label: msg`Schedule` },
  { to: "/settings/past-videos", label: msg`Past posts` },
  { to: "/campaigns", label: msg`Campaigns` },
  { to: "/help", label: msg`Help` },
] as const;

/** The frame of every settings section. */
export function SettingsPage({
  title,
  isStaffPage = false,
  isWide = false,
  children,
}: {
  readonly title: string;
  /** True when the staff pages' navigation is above it: on a phone, one is enough. */
  readonly isStaffPage?: boolean;
  /** True for what needs the width: a calendar. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const role = useMe()?.role ?? "user";
  const sections = SECTIONS.filter(
    (section) =>
      (role === "owner" || !("isForOwner" in section)) &&
      (role !== "user" || !("isForStaff" in section)),
  );
  return (
    <main
      id="content"
      className={cx("mx-auto w-full px-4 py-6 md:py-12", isWide ? "max-w-6xl" : "max-w-4xl")}
    >
      <title>{t`${title} · Settings · Kinora`}</title>
      <h1 className={cx("page-title mb-6", isStaffPage && "max-md:hidden")}>{t`Settings`}</h1>
      <div className="grid gap-8 md:grid-cols-[minmax(12rem,auto)_1fr]">
        <PageNav
          label={t`Settings`}
          pages={sections.map(({ to, label }) => ({ to, label: t(label) }))}
          className={cx(
            "-m-1 p-1 md:flex md:max-w-72 md:flex-col md:gap-1",
            isStaffPage && "max-md:hidden",
          )}
        />
        <section aria-label={title} className="min-w-0">
          {/* On a phone the line of the navigation shows it. */}
          <h2 className={cx("mb-5 text-20", !isStaffPage && "max-md:sr-only")}>{title}</h2>
          {children}
        </section>
      </div>
      <LegalLinks className="mt-10 flex md:hidden flex-wrap gap-x-5 border-t border-line pt-4 text-14 text-text-2" />
    </main>
  );
}
