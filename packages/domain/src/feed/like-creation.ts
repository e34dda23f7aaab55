import type { CreationStore } from "../creation/creation-stores.ts";
import { canSee, type Viewer } from "../creation/creation-visibility.ts";
import { Refusal } from "../refusal.ts";
import type { LikeState, LikeStore } from "./like-store.ts";

export interface LikePorts {
  readonly creations: Pick<CreationStore, "find">;
  readonly likes: LikeStore;
}

/** Likes what the person can see. Refusal CREATION_NOT_FOUND. */
export async function likeCreation(
  { creations, likes }: LikePorts,
  { creationId, viewer, now }: { creationId: string; viewer: Viewer; now: Date },
): Promise<LikeState> {
  const creation = await creations.find(creationId);
  if (!creation || !canSee(creation, viewer)) throw new Refusal("CREATION_NOT_FOUND");
  await likes.add(creationId, viewer.id, now);
  return stateOf(likes, creationId, viewer.id);
}

export async function stateOf(
  likes: Pick<LikeStore, "states">,
  creationId: string,
  viewerId: string,
): Promise<LikeState> {
  const states = await likes.states([creationId], viewerId);
  return states.get(creationId) ?? { likes: 0, likedByMe: false };
}
