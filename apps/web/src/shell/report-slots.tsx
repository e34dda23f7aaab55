import { lazy, Suspense } from "react";
import type { ReportSheetProps } from "../features/moderation/report-sheet.tsx";
import type { Fills } from "../ui/slot.tsx";

const ReportButton = lazy(() =>
  import("./report-button.tsx").then((m) => ({ default: m.ReportButton })),
);

const OF_BOARD = { noun: "board" } as const;

/** Loads after the page; its space is reserved. */
function Report(of: Pick<ReportSheetProps, "id" | "noun" | "reported">) {
  return (
    <Suspense fallback={<span className="h-11 w-28" />}>
      <ReportButton {...of} />
    </Suspense>
  );
}

const OF_COLLECTION = { noun: "collection" } as const;

/** What other features show on the page of a collection. */
export const COLLECTION_SLOTS: Fills = {
  "collection.report": ({ id }) => <Report id={id} {...OF_COLLECTION} />,
};

/** What other features show on the page of a shared storyboard. */
export const BOARD_SLOTS: Fills = {
  "board.report": ({ token, reported }) => <Report id={token} reported={reported} {...OF_BOARD} />,
};
