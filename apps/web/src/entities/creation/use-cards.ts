import type { CreationCard } from "@kinora/contracts/creation/creation";
import { useMemo } from "react";
import { shallowEqual } from "react-redux";
import { type RootState, useAppSelector } from "../../store/store.ts";

export const cardIn = ({ cards }: Pick<RootState, "cards">, id: string): CreationCard | undefined =>
  cards.byId[id];

/** Those of these works that are known. */
export const cardsIn = (state: Pick<RootState, "cards">, ids: readonly string[]) =>
  ids.flatMap((id) => cardIn(state, id) ?? []);

/** Width over height of each of these works. */
export const ratiosIn = (state: Pick<RootState, "cards">, ids: readonly string[]) =>
  ids.map((id) => {
    const { width = 1, height = 1 } = cardIn(state, id) ?? {};
    return width / height;
  });

/** A work as it is now; undefined while nothing is known of it. */
export const useCard = (id: string) => useAppSelector((state) => cardIn(state, id));

/** Width over height of each of these works. */
export const useRatios = (ids: readonly string[]) =>
  useAppSelector((state) => ratiosIn(state, ids), shallowEqual);

const all = () => true;

/**
 * What a list shows: its works in their order, none twice, without those that left. The same array while it shows the
 * same ones, whatever else changes of them.
 *
 * @param wanted which of them; by what they are now, not by what they were when they were listed
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
