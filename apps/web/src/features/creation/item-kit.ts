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
  /** What the catalogue calls the model of this key; null while it is not known. */
  readonly modelName: (key: string) => string | null;
}
