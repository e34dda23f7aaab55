import type { ReactNode } from "react";

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** Wider on the desktop, for two columns. */
  readonly wide?: boolean;
  /** Only a choice in it closes it. */
  readonly mustChoose?: boolean;
}
