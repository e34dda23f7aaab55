import type { RemixAudience } from "@kinora/contracts/remix/remix";
import type { CreationStore } from "../creation/creation-stores.ts";
import { Refusal } from "../refusal.ts";
import type { RemixStore } from "./remix-store.ts";

export interface RemixAudienceStores {
  readonly creations: Pick<CreationStore, "lock">;
  readonly remixes: Pick<RemixStore, "choose">;
}

/**
 * Chooses who may remix one's own work; null for one's default. What was remixed before stays.
 *
 * @throws Refusal CREATION_NOT_FOUND
 */
export const setRemixAudience = (
  { transact }: { transact: <T>(work: (stores: RemixAudienceStores) => Promise<T>) => Promise<T> },
  {
    creationId,
    userId,
    audience,
  }: {
    readonly creationId: string;
    readonly userId: string;
    readonly audience: RemixAudience | null;
  },
): Promise<void> =>
  transact(async ({ creations, remixes }) => {
    const creation = await creations.lock(creationId);
    if (creation?.userId !== userId || creation.purgedAt !== null)
      throw new Refusal("CREATION_NOT_FOUND");
    await remixes.choose(creationId, audience);
  });
