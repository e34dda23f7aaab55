import type { ReactNode } from "react";

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** True for a wider panel on the desktop, for two columns. */
  readonly wide?: boolean;
  /** True when only a choice closes it. */
  readonly mustChoose?: boolean;
}
