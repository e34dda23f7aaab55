import { t } from "@lingui/core/macro";
import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ReportSheetProps } from "../features/moderation/report-sheet.tsx";
import { Button } from "../ui/button.tsx";

const ReportSheet = lazy(() =>
  import("../features/moderation/report-sheet.tsx").then((m) => ({ default: m.ReportSheet })),
);

/** A button that reports something to the moderators. The sheet is loaded when first opened, then kept mounted so that it can animate out. */
export function ReportButton(of: Pick<ReportSheetProps, "id" | "noun" | "reported">) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  const sheet = { ...of, open, onClose: () => setOpen(false) };
  return (
    <>
      <Button icon={<Flag size={16} />} onClick={() => setOpen(true)}>
        {t`Report`}
      </Button>
      <Suspense>{wanted && <ReportSheet {...sheet} />}</Suspense>
    </>
  );
}
