import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import type { Present } from "./present.ts";

/** Loads cards by id, omitting works that the viewer may not see unless they are in `always`. */
export type LoadCards = (
  ids: readonly string[],
  viewer: Viewer | null,
  always?: ReadonlySet<string>,
) => Promise<ReadonlyMap<string, CreationCard>>;

const NONE: ReadonlySet<string> = new Set();

export function cardLoader(reader: Pick<CreationReader, "loadSeen">, present: Present): LoadCards {
  return async (ids, viewer, always = NONE) => {
    const visible = await reader.loadSeen([...new Set(ids)], viewer, always);
    const cards = await present.cards(visible, viewer);
    return new Map(cards.map((card) => [card.id, card]));
  };
}
