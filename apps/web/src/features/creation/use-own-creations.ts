import type { CreationCard } from "@kinora/contracts/creation/creation";
import { useListed } from "../../entities/creation/use-cards.ts";
import { useAppSelector } from "../../store/store.ts";
import { type LibraryView, useListCreationsInfiniteQuery } from "./library-api.ts";

const all = () => true;

/**
 * The user's own works, newest first. Sends no request while signed out.
 *
 * @param wanted filters the works
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

/** The newest work ordered by the user that is still in progress; null when there is none. */
export function useInWork(): string | null {
  return useOwnCreations("library", "", isInWork).ids[0] ?? null;
}
