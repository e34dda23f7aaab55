import type { CreationCard } from "@kinora/contracts/creation/creation";
import { useMemo } from "react";
import { shallowEqual } from "react-redux";
import { type RootState, useAppSelector } from "../../store/store.ts";

export const cardIn = ({ cards }: Pick<RootState, "cards">, id: string): CreationCard | undefined =>
  cards.byId[id];

/** Returns those of the works that are known. */
export const cardsIn = (state: Pick<RootState, "cards">, ids: readonly string[]) =>
  ids.flatMap((id) => cardIn(state, id) ?? []);

/** Aspect ratio (width over height) of each work. */
export const ratiosIn = (state: Pick<RootState, "cards">, ids: readonly string[]) =>
  ids.map((id) => {
    const { width = 1, height = 1 } = cardIn(state, id) ?? {};
    return width / height;
  });

/** The current version of a work; undefined while it is unknown. */
export const useCard = (id: string) => useAppSelector((state) => cardIn(state, id));

/** Aspect ratio (width over height) of each work. */
export const useRatios = (ids: readonly string[]) =>
  useAppSelector((state) => ratiosIn(state, ids), shallowEqual);

const all = () => true;

/**
 * Returns the ids a list shows: in order, without duplicates and without works that were removed.
 * The array keeps its identity while its ids stay the same, whatever else changes about the works.
 *
 * @param wanted filters the works by their current state, not by their state when they were listed
 */
export function useListed(
  pages: readonly { readonly items: readonly string[] }[] | undefined,
  wanted: (card: CreationCard) => boolean = all,
): readonly string[] {
  const ids = useMemo(() => [...new Set(pages?.flatMap(({ items }) => items))], [pages]);
  return useAppSelector(
    ({ cards: { byId, gone } }) =>
      ids.filter((id) => byId[id] && wanted(byId[id]) && !gone.includes(id)),
    shallowEqual,
  );
}
