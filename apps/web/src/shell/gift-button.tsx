import { t } from "@lingui/core/macro";
import { Gift } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { GiveSheetProps } from "../features/gift/give-sheet.tsx";
import { Button } from "../ui/button.tsx";

const GiveSheet = lazy(() =>
  import("../features/gift/give-sheet.tsx").then((m) => ({ default: m.GiveSheet })),
);

/** Opens the sheet that gives gems, loaded when first opened, then kept mounted so that it can animate out. */
export function GiftButton(person: GiveSheetProps["person"]) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <>
      <Button icon={<Gift size={16} />} onClick={() => setOpen(true)}>
        {t`Give gems`}
      </Button>
      <Suspense>
        {wanted && <GiveSheet person={person} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
