import { lazy, Suspense, useState } from "react";
import type { PersonReportSlot } from "../features/people/profile-page.tsx";
import type { Fills } from "../ui/slot.tsx";

const ReportSheet = lazy(() =>
  import("../features/moderation/report-sheet.tsx").then((m) => ({ default: m.ReportSheet })),
);

/** What other nouns show on a person's page: the report. */
export const PERSON_SLOTS: Fills = { "person.report": Report };

/** Fetched when it is first asked for; it stays, so that it can close as it opened. */
function Report(props: PersonReportSlot) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return <Suspense>{wanted && <ReportSheet {...props} noun="person" />}</Suspense>;
}
