import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ReviewPage } from "../../features/review/review-page.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";
import { REVIEW_SLOTS } from "../../shell/review-slots.tsx";
import { FillSlots } from "../../ui/slot.tsx";

export const Route = createFileRoute("/_app/reviews")({ component: Reviews });

function Reviews() {
  return (
    <MembersOnly title={t`Sign in to review works`}>
      <FillSlots fills={REVIEW_SLOTS}>
        <ReviewPage />
      </FillSlots>
    </MembersOnly>
  );
}
