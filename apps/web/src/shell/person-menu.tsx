import type { Profile } from "@kinora/contracts/people/profile";
import { lazy, Suspense, useState } from "react";
import { PersonMenu } from "../features/block/person-menu.tsx";

const ReportSheet = lazy(() =>
  import("../features/moderation/report-sheet.tsx").then((m) => ({ default: m.ReportSheet })),
);

const OF_PERSON = { noun: "person" } as const;

/** The menu of a person's page. The sheet is loaded when first opened, then kept to animate out. */
export function MenuOfPerson(person: Pick<Profile, "id" | "handle" | "displayName" | "you">) {
  const [isReporting, setReporting] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (isReporting && !wanted) setWanted(true);
  const sheet = { ...OF_PERSON, id: person.id, open: isReporting };
  return (
    <>
      <PersonMenu person={person} onReport={() => setReporting(true)} />
      <Suspense>
        {wanted && <ReportSheet {...sheet} onClose={() => setReporting(false)} />}
      </Suspense>
    </>
  );
}
