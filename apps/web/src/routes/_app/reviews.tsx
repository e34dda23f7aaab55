import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { MembersOnly } from "../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/reviews")({ component: Reviews });

const ReviewDesk = lazy(() =>
  import("../../shell/review-desk.tsx").then((m) => ({ default: m.ReviewDesk })),
);

function Reviews() {
  return (
    <MembersOnly title={t`Sign in to review works`}>
      <ReviewDesk />
    </MembersOnly>
  );
}
