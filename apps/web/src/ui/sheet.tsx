import { lazy, Suspense, useState } from "react";
import type { SheetProps } from "./sheet-props.ts";

const SheetPanel = lazy(() => import("./sheet-panel.tsx").then((m) => ({ default: m.SheetPanel })));

/** A sheet: a drawer that can be swiped away on touch, a dialog on the desktop. */
export function Sheet(props: SheetProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <SheetPanel {...props} />
    </Suspense>
  );
}
