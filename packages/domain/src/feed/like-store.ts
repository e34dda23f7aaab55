import type { Likers } from "../notification/likers.ts";

export interface LikeState {
  readonly likes: number;
  readonly likedByMe: boolean;
}

export interface LikeStore {
  /** Liking twice is liking once: false. Keeps the count from changing until the transaction ends. */
  add(creationId: string, userId: string, now: Date): Promise<boolean>;
  /** Who likes it, but for one person; null: nobody. */
  likers(creationId: string, butFor: string): Promise<Likers | null>;
  remove(creationId: string, userId: string): Promise<void>;
  /** Every id has a state; `viewerId` null: nobody is signed in. */
  states(ids: readonly string[], viewerId: string | null): Promise<ReadonlyMap<string, LikeState>>;
}
