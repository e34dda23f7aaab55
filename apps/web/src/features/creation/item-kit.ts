import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { ReactNode } from "react";

/** What other nouns lend the item page. */
export interface ItemKit {
  readonly like: (card: CreationCard) => ReactNode;
  readonly report: (id: string, open: boolean, onClose: () => void) => ReactNode;
  /** Into the composer; with `sameSeed` what is not changed there comes out the same. */
  readonly onRemix: (creation: Creation, sameSeed?: boolean) => Promise<void>;
  /** Shows another item in place of this one. */
  readonly onOpen: (id: string) => void;
  /** How the composer names the model of this key, and its style where that is its own; null: not known. */
  readonly modelWords: (
    key: string,
  ) => { readonly name: string; readonly style: string | null } | null;
}
