import type { CreationCard } from "@kinora/contracts/creation/creation";
import { cardIn } from "../../entities/creation/use-cards.ts";
import type { RootState } from "../../store/store.ts";
import { libraryApi } from "./library-api.ts";

/** All of one's own works. */
export const EVERYTHING = { view: "library", q: "" } as const;

/** Is it newer than all that is listed of one's own works? Those in the trash are not. */
export function isNewest(state: RootState, { createdAt, status }: CreationCard): boolean {
  const { data } = libraryApi.endpoints.listCreations.select(EVERYTHING)(state);
  if (!data || status === "deleted") return false;
  return data.pages.every(({ items }) =>
    items.every((id) => (cardIn(state, id)?.createdAt ?? "") < createdAt),
  );
}
