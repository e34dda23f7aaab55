import type { StoryRestriction } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** A story that nobody may open, its owner neither: says so, and leads to the reasons. */
export function WithheldStory({
  title,
  decision,
}: Pick<StoryRestriction, "decision"> & { readonly title: string }) {
  return (
    <>
      <h1 dir="auto" className="sr-only">
        {title}
      </h1>
      <EmptyState
        icon={<Lock size={26} />}
        title={t`“${title}” is locked`}
        text={
          decision
            ? t`Our staff found that it breaks the rules on child safety. No one can open its pictures and films, and nothing more can be made from it.`
            : t`It was restricted for child safety. No one can open its pictures and films, and nothing more can be made from it.`
        }
        action={
          decision ? (
            <Link
              to="/settings/decisions/$id"
              params={{ id: decision.id }}
              className={buttonClass("primary")}
            >
              {t`Read why, or appeal`}
            </Link>
          ) : (
            <Link to="/library" search={{ show: "boards" }} className={buttonClass("quiet")}>
              {t`Go to your storyboards`}
            </Link>
          )
        }
      />
    </>
  );
}
