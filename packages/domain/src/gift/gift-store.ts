import type { GiftSide } from "@kinora/contracts/gift/gift";
import type { Lot } from "../gem/lot.ts";
import type { Position } from "../position.ts";

/** Somebody who may give or receive. */
export interface GiftPerson {
  readonly id: string;
  readonly joinedAt: Date;
  readonly isDisabled: boolean;
  /** True while the account is scheduled for deletion. */
  readonly isLeaving: boolean;
}

/** What is left of a pack or booster that was paid for with more than a store's test money. */
export interface BoughtLot extends Lot {
  readonly kind: "pack" | "booster";
}

export interface GiftRecord {
  readonly id: string;
  readonly giverId: string;
  readonly receiverId: string;
  readonly gems: number;
  readonly note: string | null;
  readonly sentReceiptId: string;
  readonly receivedReceiptId: string;
  readonly at: Date;
}

/** A gift as one of its sides sees it. */
export interface GiftFound extends GiftSide {
  readonly id: string;
  readonly gems: number;
  readonly receiptId: string;
  readonly at: Date;
}

export interface GiftStore {
  /** Returns a person who was not erased. */
  findPerson(id: string): Promise<GiftPerson | null>;
  /** As findPerson, and locks them in order of id: against erasure, and one gift after another. */
  lockPeople(ids: readonly string[]): Promise<readonly GiftPerson[]>;
  findByKey(giverId: string, key: string): Promise<GiftRecord | null>;
  /** Gems that a person has given since. */
  givenSince(giverId: string, since: Date): Promise<number>;
  boughtLots(userId: string): Promise<readonly BoughtLot[]>;
  add(gift: GiftRecord, key: string): Promise<void>;
  /** Newest first. */
  list(
    userId: string,
    page: { readonly before: Position | null; readonly most: number },
  ): Promise<readonly GiftFound[]>;
  /** Those of these gifts that the person gave or received. */
  findOwn(userId: string, ids: readonly string[]): Promise<readonly GiftFound[]>;
}
