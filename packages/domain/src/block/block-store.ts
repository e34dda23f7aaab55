import type { Person } from "@kinora/contracts/account/account";
import type { Position } from "../position.ts";

/** A person on the list of those whom somebody has blocked, or muted. */
export interface ListedAway {
  readonly person: Person;
  readonly since: Date;
}

/** People whom somebody has put on such a list. */
export interface AwayList {
  has(userId: string, personId: string): Promise<boolean>;
  count(userId: string): Promise<number>;
  /** Safe to repeat: the first moment stays. */
  add(userId: string, personId: string, now: Date): Promise<void>;
  remove(userId: string, personId: string): Promise<void>;
  /** Latest first. */
  list(
    userId: string,
    page: { readonly before: Position | null; readonly most: number },
  ): Promise<readonly ListedAway[]>;
}

/** Who wants nothing to do with whom. */
export interface BlockStore extends AwayList {
  /** Whether one of the two has blocked the other. */
  between(oneId: string, otherId: string): Promise<boolean>;
  /** Whether a person is told of what another does: neither blocked nor muted. */
  hears(readerId: string, personId: string): Promise<boolean>;
}
