import { isFinished } from "@kinora/contracts/creation/is-finished";
import { applyAction } from "../creation/apply-action.ts";
import type { AddHistory, CreationStore } from "../creation/creation-stores.ts";
import type { CampaignStoryRecord } from "./campaign-record.ts";

interface FilmStores {
  readonly creations: Pick<CreationStore, "lock" | "update">;
  readonly addHistory: AddHistory;
}

type Film = Pick<CampaignStoryRecord, "creationId" | "userId">;

/** Our own feed takes nothing private: once its post is ordered, whoever has the address can open it. */
export const openToFeed = (film: Film, stores: FilmStores, now: Date): Promise<void> =>
  change(film, "public", stores, now);

/** Nobody else sees a film of which the post was called back; what stood in the feed stays as it is. */
export const closeAgain = (film: Film, stores: FilmStores, now: Date): Promise<void> =>
  change(film, "private", stores, now);

async function change(
  { creationId, userId }: Film,
  action: "public" | "private",
  { creations, addHistory }: FilmStores,
  now: Date,
): Promise<void> {
  const film = creationId === null ? null : await creations.lock(creationId);
  if (!film || !isFinished(film.status) || film.publishedAt !== null) return;
  const after = applyAction(film, action, "owner", now);
  if (Object.keys(after).length === 0) return;
  await creations.update(film.id, after);
  await addHistory({
    ...{ creationId: film.id, actorId: userId, role: "user", action, reason: null },
    ...{ before: { private: film.private }, after, at: now, requestId: null },
  });
}
