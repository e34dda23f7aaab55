import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Clapperboard } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useDemoWorks } from "./use-demo-works.ts";

/** Shown in place of an empty feed; a new server is making its first works meanwhile. */
export function NothingYet({ content }: { readonly content: ContentKind | undefined }) {
  const { works, isLoading } = useDemoWorks();
  if (isLoading) return null;
  const action = (
    <Link to="/create" className={buttonClass("primary")}>
      {t`Create`}
    </Link>
  );
  if (works) {
    const { made, ordered, percent } = works;
    return (
      <EmptyState
        icon={<Clapperboard size={28} />}
        title={t`The first works are being made`}
        text={t`This server is new. Its first pictures, films and stories will appear here on their own. Anything you make goes first.`}
        action={
          <div className="flex flex-col items-center gap-5">
            {action}
            <ProgressBar
              label={t`First works`}
              value={Math.round(percent)}
              words={t`${made} of ${ordered} are ready`}
              className="w-48"
            />
            <p className="nums -mt-3 text-12 text-text-2">{t`${made} of ${ordered} are ready`}</p>
          </div>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Clapperboard size={28} />}
      title={t`Nothing to see yet`}
      text={
        content
          ? t`No one has published anything of this kind yet. Yours could be the first.`
          : t`No one has published anything yet. Yours could be the first.`
      }
      action={action}
    />
  );
}

/** Shown below the first few works of a feed. */
export function MoreToCome() {
  const { works } = useDemoWorks();
  return works
    ? t`This server is new: ${{ made: works.made }} of its first ${{ ordered: works.ordered }} works are ready; the others will appear here.`
    : t`New works appear here as people publish them.`;
}
