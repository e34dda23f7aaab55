import type { Person } from "@kinora/contracts/account/account";
import type { Position } from "../position.ts";

export interface BlockRecord {
  readonly person: Person;
  readonly since: Date;
}

/** Who wants nothing to do with whom. */
export interface BlockStore {
  /** Whether one of the two has blocked the other. */
  between(oneId: string, otherId: string): Promise<boolean>;
  has(blockerId: string, blockedId: string): Promise<boolean>;
  count(blockerId: string): Promise<number>;
  /** Safe to repeat: the first moment stays. */
  add(blockerId: string, blockedId: string, now: Date): Promise<void>;
  remove(blockerId: string, blockedId: string): Promise<void>;
  /** Latest first. */
  list(
    blockerId: string,
    page: { readonly before: Position | null; readonly most: number },
  ): Promise<readonly BlockRecord[]>;
}
