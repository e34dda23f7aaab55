import { lazy, type ReactNode, Suspense, useState } from "react";

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** For the ear; the content shows its own heading. */
  readonly label: string;
  readonly children: ReactNode;
}

const OverlayPanel = lazy(() =>
  import("./overlay-panel.tsx").then((m) => ({ default: m.OverlayPanel })),
);

/** A whole page over the page: what is under it keeps its place. */
export function Overlay(props: OverlayProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <OverlayPanel {...props} />
    </Suspense>
  );
}
