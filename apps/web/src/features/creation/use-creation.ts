import type { Creation } from "@kinora/contracts/creation/creation";
import { useMemo } from "react";
import { useCard } from "../../entities/creation/use-cards.ts";
import { useGetCreationQuery } from "./creation-api.ts";

/** A whole work: its current card and the fields the card lacks. */
export function useCreation(id: string) {
  const { currentData: detail, ...query } = useGetCreationQuery(id);
  const card = useCard(id);
  const data = useMemo<Creation | undefined>(
    () => detail && card && { ...card, ...detail },
    [detail, card],
  );
  return { ...query, data };
}
