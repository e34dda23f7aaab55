import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { TakenAway } from "./report-allowance.ts";

export interface NewReport {
  readonly creationId: string;
  readonly reporterId: string;
  readonly reason: FlagReason;
  readonly note: string;
  /** Weight added to the other reports of the same creation. */
  readonly weight: number;
  /** True when it hid the creation. */
  readonly tookAway: boolean;
  readonly createdAt: Date;
}

/** Previous reports of a creation. */
export interface ReportsOfCreation {
  /** True when a moderator has shown it again. */
  readonly isShownAgain: boolean;
  /**
   * Total weight of its open reports since it was last shown again. Excludes reporters with a
   * dismissed report of it, and for reasons dismissed before counts only trusted reporters.
   */
  readonly weight: number;
  /** Reasons of its dismissed reports. */
  readonly dismissedReasons: readonly FlagReason[];
  /** True when a report of this reporter about it was dismissed. */
  readonly wasDismissed: boolean;
}

export interface ReportStore {
  /** Returns null when the person already has an open report of this creation. */
  add(report: NewReport): Promise<{ readonly id: string } | null>;
  /**
   * Reports a creation to the admins, without weight. An open report of the same person becomes
   * this one.
   */
  refer(report: Omit<NewReport, "reason" | "weight" | "tookAway">): Promise<void>;
  of(creationId: string, reporterId: string): Promise<ReportsOfCreation>;
  /** Reasons of its open reports, optionally only of those made after `after`. */
  openReasons(creationId: string, after?: Date): Promise<readonly FlagReason[]>;
  /** Returns who made its open reports up to `until`. */
  reporters(creationId: string, until: Date): Promise<readonly string[]>;
  /** Closes its open reports made up to `until`. @returns ids of the reporters */
  resolve(
    creationId: string,
    end: { readonly as: "upheld" | "dismissed"; readonly until: Date; readonly now: Date },
  ): Promise<readonly string[]>;
  /**
   * Reverses its upheld reports made up to `until`, because the decision about them was: whoever made
   * them was neither right nor in bad faith.
   */
  reverse(creationId: string, end: { readonly until: Date; readonly now: Date }): Promise<void>;
  /** Outcomes of this person's reports of the last MISTAKE_MS, other than reversed ones. */
  recordOf(reporterId: string, now: Date): Promise<{ upheld: number; dismissed: number }>;
  joinedAt(reporterId: string): Promise<Date>;
  /**
   * Counts this person's reports of the last DAY_MS, and locks the person's reporting until the
   * transaction ends.
   */
  countLately(reporterId: string, now: Date): Promise<number>;
  /**
   * Works hidden by this reporter in the last MISTAKE_MS, and by everyone in the last DAY_MS.
   * Concurrent callers wait until the transaction ends, so simultaneous reports count one another.
   */
  takenAway(reporterId: string, now: Date): Promise<readonly TakenAway[]>;
}
