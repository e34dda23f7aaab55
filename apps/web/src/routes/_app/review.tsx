import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { MembersOnly } from "../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/review")({ component: Review });

const ReviewStoriesPage = lazy(() =>
  import("../../features/campaign/review/review-stories-page.tsx").then((m) => ({
    default: m.ReviewStoriesPage,
  })),
);

function Review() {
  return (
    <MembersOnly title={t`Sign in to review your stories`}>
      <Suspense>
        <ReviewStoriesPage />
      </Suspense>
    </MembersOnly>
  );
}
