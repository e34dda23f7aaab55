import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { RootState } from "../../store/store.ts";
import { creationApi } from "./creation-api.ts";

/** All of one's own works. */
export const EVERYTHING = { view: "library", q: "" } as const;

/** Is it newer than all that is listed of one's own works? Those in the trash are not. */
export function isNewest(state: RootState, { createdAt, status }: CreationCard): boolean {
  const { data } = creationApi.endpoints.listCreations.select(EVERYTHING)(state);
  if (!data || status === "deleted") return false;
  return data.pages.every(({ items }) => items.every((item) => item.createdAt < createdAt));
}
