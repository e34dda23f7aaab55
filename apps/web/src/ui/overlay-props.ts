import type { ReactNode } from "react";

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** For the ear; the content shows its own heading. */
  readonly label: string;
  readonly children: ReactNode;
}
