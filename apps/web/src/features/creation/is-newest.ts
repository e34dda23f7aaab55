import type { CreationCard } from "@kinora/contracts/creation/creation";
import { cardIn } from "../../entities/creation/use-cards.ts";
import type { RootState } from "../../store/store.ts";
import { libraryApi } from "./library-api.ts";

/** All works of the user. */
export const EVERYTHING = { view: "library", q: "" } as const;

/**
 * True when the work is newer than all of the user's listed works. Works in the trash are not
 * listed.
 */
export function isNewest(state: RootState, { createdAt, status }: CreationCard): boolean {
  const { data } = libraryApi.endpoints.listCreations.select(EVERYTHING)(state);
  if (!data || status === "deleted") return false;
  return data.pages.every(({ items }) =>
    items.every((id) => (cardIn(state, id)?.createdAt ?? "") < createdAt),
  );
}
