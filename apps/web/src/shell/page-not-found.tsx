import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Telescope } from "lucide-react";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function PageNotFound() {
  return (
    <main id="content" className="grid min-h-[70dvh] place-items-center">
      <title>{t`There's nothing at this address · Kinora`}</title>
      <h1 className="sr-only">{t`Not found`}</h1>
      <EmptyState
        icon={<Telescope size={28} />}
        title={t`There's nothing at this address`}
        text={t`It may be old, mistyped, or kept private by its owner.`}
        action={
          <Link to="/" className={buttonClass("primary")}>
            {t`Go to the feed`}
          </Link>
        }
      />
    </main>
  );
}
