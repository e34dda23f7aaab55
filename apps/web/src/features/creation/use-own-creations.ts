import type { CreationCard } from "@kinora/contracts/creation/creation";
import { useListed } from "../../entities/creation/use-cards.ts";
import { useAppSelector } from "../../store/store.ts";
import { type LibraryView, useListCreationsInfiniteQuery } from "./library-api.ts";

const all = () => true;

/**
 * A person's own works, newest first. Nothing is asked while nobody is signed in.
 *
 * @param wanted which of them
 */
export function useOwnCreations(
  view: LibraryView,
  q = "",
  wanted: (card: CreationCard) => boolean = all,
) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const query = useListCreationsInfiniteQuery({ view, q }, { skip: uid === null });
  const ids = useListed(
    query.data?.pages,
    (card) => (card.status === "deleted") === (view === "trash") && wanted(card),
  );
  return { ...query, ids, signedIn: uid !== null };
}

const isInWork = ({ status, background }: CreationCard) => status === "processing" && !background;

/** The newest work that a person ordered and that is still being made; null when none is. */
export function useInWork(): string | null {
  return useOwnCreations("library", "", isInWork).ids[0] ?? null;
}
