export interface LikeState {
  readonly likes: number;
  readonly likedByMe: boolean;
}

export interface LikeStore {
  /** Liking twice is liking once. */
  add(creationId: string, userId: string, now: Date): Promise<void>;
  remove(creationId: string, userId: string): Promise<void>;
  /** Every id has a state; `viewerId` null: nobody is signed in. */
  states(ids: readonly string[], viewerId: string | null): Promise<ReadonlyMap<string, LikeState>>;
}
