import type { ReactNode } from "react";

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name; the content shows its own heading. */
  readonly label: string;
  readonly children: ReactNode;
}
