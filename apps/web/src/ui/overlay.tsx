import { lazy, Suspense, useState } from "react";
import type { OverlayProps } from "./overlay-props.ts";

const OverlayPanel = lazy(() =>
  import("./overlay-panel.tsx").then((m) => ({ default: m.OverlayPanel })),
);

/** A full page over the page, which keeps its scroll position. */
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
