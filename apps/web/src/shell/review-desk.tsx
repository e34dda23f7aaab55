import { lazy, Suspense } from "react";
import { ReviewPage } from "../features/review/review-page.tsx";
import { FillSlots, type Fills } from "../ui/slot.tsx";

const ReportButton = lazy(() =>
  import("./report-button.tsx").then((m) => ({ default: m.ReportButton })),
);

/** What other features show on the page of reviews. */
const REVIEW_SLOTS: Fills = {
  "review.report": ({ id }) => (
    <Suspense fallback={<span className="h-11 w-28" />}>
      <ReportButton id={id} />
    </Suspense>
  ),
};

/** The page of reviews; loaded with its first visit. */
export function ReviewDesk() {
  return (
    <FillSlots fills={REVIEW_SLOTS}>
      <ReviewPage />
    </FillSlots>
  );
}
