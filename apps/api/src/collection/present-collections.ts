import type { Collection, PickedCollection } from "@kinora/contracts/collection/collection";
import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { CollectionFound } from "@kinora/domain/collection/collection-store";
import type { LoadCards } from "../creation/load-cards.ts";

/** Converts collections to wire format; the works of all covers are loaded together. */
export async function presentCollections(
  found: readonly CollectionFound[],
  viewer: Viewer | null,
  loadCards: LoadCards,
): Promise<PickedCollection[]> {
  const cards = await loadCards(
    found.flatMap(({ cover }) => cover),
    viewer,
  );
  return found.map((one) => ({ ...presentCollection(one, cards), has: one.has }));
}

function presentCollection(
  { createdAt, cover, userId: _, has: __, ...one }: CollectionFound,
  cards: ReadonlyMap<string, CreationCard>,
): Collection {
  return {
    ...one,
    cover: cover.flatMap((id) => cards.get(id) ?? []),
    createdAt: createdAt.toISOString(),
  };
}
