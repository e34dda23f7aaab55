import type { Viewer } from "../account/viewer.ts";
import { canSee } from "../creation/creation-visibility.ts";
import { Refusal } from "../refusal.ts";
import { type LikePorts, stateOf } from "./like-creation.ts";
import type { LikeState } from "./like-store.ts";

/** Removes a like; does nothing when there is none. Refusal CREATION_NOT_FOUND. */
export async function unlikeCreation(
  { creations, likes }: LikePorts,
  { creationId, viewer }: { creationId: string; viewer: Viewer },
): Promise<LikeState> {
  const creation = await creations.find(creationId);
  if (!creation || !canSee(creation, viewer)) throw new Refusal("CREATION_NOT_FOUND");
  await likes.remove(creationId, viewer.id);
  return stateOf(likes, creationId, viewer.id);
}
