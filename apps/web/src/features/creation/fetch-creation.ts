import type { CreationCard } from "@kinora/contracts/creation/creation";
import { cardIn } from "../../entities/creation/use-cards.ts";
import type { Store } from "../../store/store.ts";
import { creationApi } from "./creation-api.ts";

/**
 * Asks for a work anew without watching it; null when there is none to be had. What nobody watches is dropped
 * as soon as something else outdates it, even while it is on its way.
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
