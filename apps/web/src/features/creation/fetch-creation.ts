import type { CreationCard } from "@kinora/contracts/creation/creation";
import { cardIn } from "../../entities/creation/use-cards.ts";
import type { Store } from "../../store/store.ts";
import { creationApi } from "./creation-api.ts";

/**
 * Refetches a work without subscribing to it; null when it is unavailable. A cache entry without
 * subscribers is dropped at the next invalidation, even while its request is running.
 */
export async function fetchCreation(
  { dispatch, getState }: Pick<Store, "dispatch" | "getState">,
  id: string,
): Promise<CreationCard | null> {
  const options = { subscribe: false, forceRefetch: true };
  const asked = dispatch(creationApi.endpoints.getCreation.initiate(id, options));
  const { isSuccess } = await asked;
  return (isSuccess && cardIn(getState(), id)) || null;
}
