import { lazy, Suspense } from "react";
import type { Fills } from "../ui/slot.tsx";

const PersonReport = lazy(() =>
  import("./person-report.tsx").then((m) => ({ default: m.PersonReport })),
);

/** What other nouns show on a person's page: the way to report them, which comes after the page. */
export const PERSON_SLOTS: Fills = {
  "person.report": (given) => (
    // Its place is kept.
    <Suspense fallback={<span className="h-11 w-28" />}>
      <PersonReport {...given} />
    </Suspense>
  ),
};
