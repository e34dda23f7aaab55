import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { TakenAway } from "./report-allowance.ts";

export interface NewReport {
  readonly creationId: string;
  readonly reporterId: string;
  readonly reason: FlagReason;
  readonly note: string;
  /** What it adds to the others of the same creation. */
  readonly weight: number;
  /** It took the creation out of everybody's sight. */
  readonly tookAway: boolean;
  readonly createdAt: Date;
}

/** What has been said of a creation so far. */
export interface ReportsOfCreation {
  /** A moderator has looked at it and shown it again. */
  readonly isShownAgain: boolean;
  /**
   * Sum of the weights of its open reports; of those since it was shown again, of nobody whose report of it was
   * dismissed before, and for reasons that were, of trusted people alone.
   */
  readonly weight: number;
  /** Reasons for which reports of it were dismissed before. */
  readonly dismissedReasons: readonly FlagReason[];
  /** This reporter's word on it was dismissed before. */
  readonly wasDismissed: boolean;
}

export interface ReportStore {
  /** null when the person has an open report of this creation. */
  add(report: NewReport): Promise<{ readonly id: string } | null>;
  of(creationId: string, reporterId: string): Promise<ReportsOfCreation>;
  /** Reasons of its open reports, or of those that came after a moment. */
  openReasons(creationId: string, after?: Date): Promise<readonly FlagReason[]>;
  /** Ends its open reports as far as they came `until` then. @returns ids of who sent them */
  resolve(
    creationId: string,
    end: { readonly as: "upheld" | "dismissed"; readonly until: Date; readonly now: Date },
  ): Promise<readonly string[]>;
  /** What became of the reports of this person in the last MISTAKE_MS. */
  recordOf(reporterId: string, now: Date): Promise<{ upheld: number; dismissed: number }>;
  joinedAt(reporterId: string): Promise<Date>;
  /** Reports of this person within the last DAY_MS. Another one of theirs waits until the transaction ends. */
  countLately(reporterId: string, now: Date): Promise<number>;
  /**
   * Of this reporter in the last MISTAKE_MS, and of everybody in the last DAY_MS. Who else asks waits until the
   * transaction ends: of many reports at once each counts those before it.
   */
  takenAway(reporterId: string, now: Date): Promise<readonly TakenAway[]>;
}
