import { lazy, Suspense } from "react";
import type { Fills } from "../ui/slot.tsx";

const PersonReport = lazy(() =>
  import("./person-report.tsx").then((m) => ({ default: m.PersonReport })),
);

/** What other features show on a person's page: the report button, which loads after the page. */
export const PERSON_SLOTS: Fills = {
  "person.report": (given) => (
    // Reserves its space.
    <Suspense fallback={<span className="h-11 w-28" />}>
      <PersonReport {...given} />
    </Suspense>
  ),
};
