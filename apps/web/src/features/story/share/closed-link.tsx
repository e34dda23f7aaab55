import type { StoryRestriction } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { FLAG_REASON_WORDS } from "../../../entities/moderation/flag-reasons.ts";
import { buttonClass } from "../../../ui/button.tsx";

/** Says that a storyboard can't be shared and why, and leads to the appeal. */
export function ClosedLink({ decision }: Pick<StoryRestriction, "decision">) {
  if (!decision)
    return <p>{t`It was reported, and can't be shared until our staff has looked at it.`}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t`Our staff closed its link. The reason: ${t(FLAG_REASON_WORDS[decision.rule])}.`}</p>
      {decision.note && (
        <blockquote dir="auto" className="border-s-2 border-line ps-3 text-text-2 wrap-anywhere">
          {decision.note}
        </blockquote>
      )}
      <Link
        to="/settings/decisions/$id"
        params={{ id: decision.id }}
        className={buttonClass("primary")}
      >
        {t`Read why, or appeal`}
      </Link>
    </div>
  );
}
