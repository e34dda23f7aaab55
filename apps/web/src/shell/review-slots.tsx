import { lazy, Suspense } from "react";
import { CreationFrame } from "../features/creation/creation-frame.tsx";
import type { Fills } from "../ui/slot.tsx";

const ReportButton = lazy(() =>
  import("./report-button.tsx").then((m) => ({ default: m.ReportButton })),
);

/** What other features show on the page of reviews. */
export const REVIEW_SLOTS: Fills = {
  "review.work": CreationFrame,
  "review.report": ({ id }) => (
    <Suspense fallback={<span className="h-11 w-28" />}>
      <ReportButton id={id} />
    </Suspense>
  ),
};
