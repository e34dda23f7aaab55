import type { Creation } from "@kinora/contracts/creation/creation";

/** Where one goes on to from an item. */
export interface ItemWays {
  /** Into the composer; with `sameSeed` what is not changed there comes out the same. */
  readonly onRemix: (creation: Creation, sameSeed?: boolean) => Promise<void>;
  /** Shows another item in place of this one. */
  readonly onOpen: (id: string) => void;
}
