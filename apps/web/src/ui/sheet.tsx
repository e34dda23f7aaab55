import { lazy, type ReactNode, Suspense, useState } from "react";

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** Wider on the desktop, for two columns. */
  readonly wide?: boolean;
}

const SheetPanel = lazy(() => import("./sheet-panel.tsx").then((m) => ({ default: m.SheetPanel })));

/** One sheet: a drawer that can be dragged away on touch, a dialog on the desktop. */
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
