import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useGetHealthQuery } from "../entities/health/health-api.ts";
import { rich } from "../text/rich.tsx";
import { cx } from "../ui/class-names.ts";

const LINK = "inline-flex h-11 items-center transition-colors hover:text-text";

/** Desktop only; states what is simulated on this server. */
export function Footer({ children }: { readonly children?: ReactNode }) {
  const { data } = useGetHealthQuery();
  return (
    <footer className="hidden h-[var(--footer)] items-center gap-4 border-t lg:gap-6 border-line px-6 text-12 text-text-2 md:flex">
      <div className="flex min-w-0 flex-col gap-x-6">
        <span>{t`Everything Kinora makes is made with AI.`}</span>
        {data && data.simulated.length > 0 && (
          <span>{t`Demo server. Simulated: ${{ parts: data.simulated.join(", ") }}.`}</span>
        )}
      </div>
      <nav aria-label={t`About`} className="ml-auto flex gap-3 whitespace-nowrap lg:gap-5">
        <Link to="/help" className={LINK}>
          {t`How gems work`}
        </Link>
        <Link to="/help" hash="ai" className={LINK}>
          {t`AI marking`}
        </Link>
        <span
          className={cx(LINK, "max-xl:hidden touch:hidden in-data-[character-keys=off]:hidden")}
        >
          {rich(t`Press <key>?</key> for shortcuts`, {
            key: (words) => (
              <kbd className="mx-1 rounded bg-surface-2 px-1.5 font-sans">{words}</kbd>
            ),
          })}
        </span>
      </nav>
      {children}
    </footer>
  );
}
