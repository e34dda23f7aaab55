import type { Creation } from "@kinora/contracts/creation/creation";

/** Navigation from an item to other pages. */
export interface ItemWays {
  /** Opens the composer; with `sameSeed`, settings left unchanged there give the same result. */
  readonly onRemix: (creation: Creation, sameSeed?: boolean) => Promise<void>;
  /** Shows another item in place of this one. */
  readonly onOpen: (id: string) => void;
}
