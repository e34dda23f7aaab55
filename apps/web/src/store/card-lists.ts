import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { Store } from "./store.ts";

/** Works as a list has them, page by page. */
export interface CardPages {
  pages: { items: CreationCard[] }[];
}

/** Changes every list of works that a noun remembers. */
export type PatchCardLists = (
  store: Pick<Store, "dispatch" | "getState">,
  patch: (list: CardPages) => void,
) => void;
