import { useMemo } from "react";
import { useAppSelector } from "../../store/store.ts";
import { type LibraryView, useListCreationsInfiniteQuery } from "./creation-api.ts";

/** A person's own works, newest first. Nothing is asked while nobody is signed in. */
export function useOwnCreations(view: LibraryView, q = "") {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const query = useListCreationsInfiniteQuery({ view, q }, { skip: uid === null });
  const { data } = query;
  const cards = useMemo(() => {
    const all = data?.pages.flatMap(({ items }) => items) ?? [];
    const trashed = view === "trash";
    const seen = new Set<string>();
    return all.filter(({ id, status }) => {
      const wanted = (status === "deleted") === trashed && !seen.has(id);
      seen.add(id);
      return wanted;
    });
  }, [data, view]);
  return { ...query, cards, signedIn: uid !== null };
}

/** The newest work that is still being made; null when none is. */
export function useInWork(): string | null {
  const { cards } = useOwnCreations("library");
  return cards.find(({ status }) => status === "processing")?.id ?? null;
}
