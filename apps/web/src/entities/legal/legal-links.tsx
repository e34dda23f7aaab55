import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { cx } from "../../ui/class-names.ts";

/** Links to terms, rules, privacy and imprint, in one muted line. */
export function LegalLinks({ className, link }: { className?: string; link?: string }) {
  const look = cx("inline-flex items-center transition-colors hover:text-text", link ?? "h-11");
  return (
    <nav aria-label={t`Terms and privacy`} className={className}>
      <Link to="/terms" className={look}>
        {t`Terms`}
      </Link>
      <Link to="/rules" className={look}>
        {t`Rules`}
      </Link>
      <Link to="/privacy" className={look}>
        {t`Privacy`}
      </Link>
      <Link to="/imprint" className={look}>
        {t`Imprint`}
      </Link>
    </nav>
  );
}
