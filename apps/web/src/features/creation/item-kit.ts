import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { ReactNode } from "react";

/** What other nouns lend the item page. */
export interface ItemKit {
  readonly like: (card: CreationCard) => ReactNode;
  readonly report: (id: string, open: boolean, onClose: () => void) => ReactNode;
  readonly onRemix: (creation: Creation) => Promise<void>;
}
