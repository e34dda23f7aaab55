import type { AwardName } from "@kinora/contracts/award/award-table";
import type { CreationRecord } from "../creation/creation.ts";
import type { CreationStore } from "../creation/creation-stores.ts";
import type { DuePage } from "../each-due.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { Streak } from "./streak.ts";

/** Kinds of works that are awarded. */
export type AwardedKind = "story" | "video";

/** A granted award; daily and sign-up gems are in the ledger alone. */
export interface AwardRecord {
  readonly userId: string;
  readonly award: AwardName;
  /** Monday of the UTC week, "ever", or UTC day and number. */
  readonly period: string;
  readonly gems: number;
  /** Version of the table. */
  readonly version: number;
  readonly receiptId: string;
  /** What can be awarded only once, "story:…", "creation:…" or "purchase:…"; null when there is nothing. */
  readonly work: string | null;
  readonly at: Date;
}

/** An award that goes with the payment it was granted for, in whole or in part, and may come back. */
export interface RevocableAward {
  readonly userId: string;
  readonly gems: number;
  /** Receipt of its newest credit, which all that is kept belongs to. */
  readonly receiptId: string;
  /** Gems of it that are not taken back. */
  readonly kept: number;
  /** Version of the table by which it was granted. */
  readonly version: number;
  /** How often some of it has gone or come back. */
  readonly turns: number;
}

/** Facts about a published work that its row does not contain. */
export interface WorkStanding {
  readonly inFeed: boolean;
  /** Last change of who may see it; null when there was none. */
  readonly unchangedSince: Date | null;
  /** Gems paid for it and not refunded; of a film, including those of its storyboard. */
  readonly paid: number;
  /** What is awarded only once: the storyboard of a film, or the work itself. */
  readonly work: string;
  /** False when its owner's account is suspended or being deleted. */
  readonly ownerActive: boolean;
}

export interface AwardStore {
  /** Locks the person's gem account until the transaction ends. */
  lock(userId: string): Promise<void>;
  /** Returns whether the owner has switched awards off. */
  isPaused(): Promise<boolean>;
  /** UTC days of a period on which awards were off, at least for a while; both ends included. */
  pausedDays(from: string, to: string): Promise<readonly string[]>;
  /** Returns null when no claim was counted yet. */
  streak(userId: string): Promise<Streak | null>;
  saveStreak(userId: string, streak: Streak): Promise<void>;
  /** UTC days of all claims in the ledger, ascending. */
  claimedDays(userId: string): Promise<readonly string[]>;
  /** Safe to repeat. */
  addActiveDay(userId: string, day: string): Promise<void>;
  /** Active days in the seven days from `from`, ascending. */
  activeDays(userId: string, from: string): Promise<readonly string[]>;
  /** Returns when this transaction paid for something that was made; null when it did not. */
  paidAt(transactionId: string): Promise<Date | null>;
  /** Returns whether this was awarded before, to anyone. */
  hasWork(award: AwardName, work: string): Promise<boolean>;
  add(award: AwardRecord): Promise<void>;
  /** Returns what was awarded for this; null when nothing was. */
  findFor(award: AwardName, work: string): Promise<RevocableAward | null>;
  turn(award: AwardName, to: Omit<RevocableAward, "gems" | "version">): Promise<void>;
  /** Names of the awards of these periods that the person has. */
  held(userId: string, periods: readonly string[]): Promise<ReadonlySet<string>>;
  standing(creation: CreationRecord): Promise<WorkStanding>;
  /**
   * Ids of works in the feed, published in this period, whose owner does not have the award of the
   * week.
   */
  findStanding(
    asked: {
      readonly kind: AwardedKind;
      readonly week: string;
      readonly from: Date;
      readonly to: Date;
    },
    page: DuePage,
  ): Promise<readonly string[]>;
  /** Returns whether the person wants to be shown streaks; by default they do. */
  wantsStreaks(userId: string): Promise<boolean>;
  chooseStreaks(userId: string, shown: boolean, now: Date): Promise<void>;
}

/** Stores needed to grant an award; all in one transaction. */
export interface GrantStores {
  readonly awards: Pick<AwardStore, "lock" | "hasWork" | "add">;
  readonly ledger: Pick<GemLedger, "credit" | "hasKey">;
  readonly record: RecordEvent;
}

/** Stores needed to award a published work; all in one transaction. */
export interface AwardWorkStores extends GrantStores {
  readonly awards: GrantStores["awards"] & Pick<AwardStore, "isPaused" | "standing">;
  readonly creations: Pick<CreationStore, "lock">;
}
