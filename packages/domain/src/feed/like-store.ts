import type { Likers } from "../notification/likers.ts";

export interface LikeState {
  readonly likes: number;
  readonly likedByMe: boolean;
}

export interface LikeStore {
  /** Adds a like; false when it already existed. Locks the count until the transaction ends. */
  add(creationId: string, userId: string, now: Date): Promise<boolean>;
  /** Returns the people who like it and whom `butFor` hears of, except themselves; null when there are none. */
  likers(creationId: string, butFor: string): Promise<Likers | null>;
  remove(creationId: string, userId: string): Promise<void>;
  /** Returns a state for every id; `viewerId` is null for a visitor who is not signed in. */
  states(ids: readonly string[], viewerId: string | null): Promise<ReadonlyMap<string, LikeState>>;
}
