import { t } from "@lingui/core/macro";
import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/button.tsx";

const ReportSheet = lazy(() =>
  import("../features/moderation/report-sheet.tsx").then((m) => ({ default: m.ReportSheet })),
);
const OF_PERSON = { noun: "person" } as const;

/** The sheet is loaded when first opened, then kept mounted so that it can animate out. */
export function PersonReport({ id }: { readonly id: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  const sheet = { id, open, onClose: () => setOpen(false) };
  return (
    <>
      <Button icon={<Flag size={16} />} onClick={() => setOpen(true)}>
        {t`Report`}
      </Button>
      <Suspense>{wanted && <ReportSheet {...sheet} {...OF_PERSON} />}</Suspense>
    </>
  );
}
