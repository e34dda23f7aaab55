import type { Viewer } from "../account/viewer.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { LikeState, LikeStore } from "./like-store.ts";

export interface LikePorts {
  readonly creations: Pick<CreationStore, "find" | "findSeen">;
  readonly likes: Pick<LikeStore, "add" | "remove" | "states">;
}

export interface LikeStores extends LikePorts {
  readonly record: RecordEvent;
}

/** Likes a creation that the person can see. Refusal CREATION_NOT_FOUND. */
export async function likeCreation(
  { transact }: { transact: <T>(work: (stores: LikeStores) => Promise<T>) => Promise<T> },
  { creationId, viewer, now }: { creationId: string; viewer: Viewer; now: Date },
): Promise<LikeState> {
  return transact(async ({ creations, likes, record }) => {
    const creation = await creations.findSeen(creationId, viewer);
    if (!creation) throw new Refusal("CREATION_NOT_FOUND");
    const { userId } = creation;
    const isNew = await likes.add(creationId, viewer.id, now);
    if (isNew && userId !== viewer.id)
      await record({ type: "like.added", subjectId: creationId, userId, payload: {} });
    return stateOf(likes, creationId, viewer.id);
  });
}

export async function stateOf(
  likes: Pick<LikeStore, "states">,
  creationId: string,
  viewerId: string,
): Promise<LikeState> {
  const states = await likes.states([creationId], viewerId);
  return states.get(creationId) ?? { likes: 0, likedByMe: false };
}
