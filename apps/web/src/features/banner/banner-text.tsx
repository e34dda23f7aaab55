import type { Banner } from "@kinora/contracts/banner/banner";
import { t } from "@lingui/core/macro";
import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../ui/class-names.ts";

const LOOKS: Readonly<Record<Banner["severity"], string>> = {
  info: "text-accent",
  warning: "text-warn",
  critical: "text-danger",
};

/** A banner as shown above a page. */
export function BannerText({
  banner: { text, link, severity },
  children,
}: {
  readonly banner: Pick<Banner, "text" | "link" | "severity">;
  readonly children?: ReactNode;
}) {
  const Icon = severity === "info" ? Info : TriangleAlert;
  return (
    <aside
      aria-label={t`Message from the operator`}
      className="flex min-h-11 items-center justify-center gap-3 bg-surface-2 px-4 py-2 text-14"
    >
      <Icon size={18} aria-hidden="true" className={cx("shrink-0", LOOKS[severity])} />
      <p dir="auto" className="wrap-anywhere">
        {text}{" "}
        {link && (
          <a href={link} className="font-medium whitespace-nowrap underline underline-offset-4">
            {t`Read more`}
          </a>
        )}
      </p>
      {children}
    </aside>
  );
}
