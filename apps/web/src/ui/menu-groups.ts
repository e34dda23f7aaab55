import type { ReactNode } from "react";

export interface MenuEntry {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hint?: string;
  readonly danger?: boolean;
  /** An address makes it a link (with `download` for files). */
  readonly href?: string;
  readonly download?: string;
  readonly onSelect?: () => void;
}

/** Groups are separated by a line. */
export type MenuGroups = readonly (readonly MenuEntry[])[];
