import type { ReviewProgress } from "@kinora/contracts/review/review";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CircleCheck, Eye, PauseCircle } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Why there is nothing to review, and what to do instead. */
export function NoReviews({ progress }: { readonly progress: ReviewProgress }) {
  const { paused, doneToday, earned } = progress;
  if (paused === "off")
    return (
      <EmptyState
        icon={<PauseCircle size={26} />}
        title={t`No reviews for now`}
        text={t`No gems are awarded at the moment, so nothing is handed out to review.`}
        action={<ToFeed />}
      />
    );
  if (doneToday)
    return (
      <EmptyState
        icon={<CircleCheck size={26} />}
        title={t`That's all for today`}
        text={t`You earned ${plural(earned, { one: "# gem", other: "# gems" })} with reviews today. There is more to look at tomorrow.`}
        action={<ToFeed />}
      />
    );
  return (
    <EmptyState
      icon={<Eye size={26} />}
      title={t`Nothing to review right now`}
      text={t`You have seen every public work of people you don't know that still needs a review. New ones come as people publish.`}
      action={<ToFeed />}
    />
  );
}

function ToFeed() {
  return (
    <Link to="/" className={buttonClass()}>
      {t`Back to the feed`}
    </Link>
  );
}
