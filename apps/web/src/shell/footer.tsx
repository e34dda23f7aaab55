import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useGetHealthQuery } from "../entities/health/health-api.ts";
import { LegalLinks } from "../entities/legal/legal-links.tsx";
import { rich } from "../text/rich.tsx";
import { cx } from "../ui/class-names.ts";

const LINK = "inline-flex h-11 items-center transition-colors hover:text-text";

/** What stands below every page on desktop; states what is simulated on this server. */
export function Footer() {
  const { data } = useGetHealthQuery();
  return (
    <>
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
      <LegalLinks className="flex gap-3 whitespace-nowrap lg:gap-5" />
    </>
  );
}
