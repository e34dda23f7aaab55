import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import type { CaseDecision } from "@kinora/contracts/moderation/case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import type { CaseReport } from "./case.ts";
import type { Closing } from "./closing.ts";
import type { PendingDecision } from "./pending-decision.ts";
import type { NewReport } from "./report-store.ts";

export interface NewBoardReport
  extends Pick<NewReport, "reporterId" | "reason" | "note" | "weight" | "createdAt"> {
  readonly storyId: string;
  /** Owner of the storyboard. */
  readonly userId: string;
  /** True when the link stays closed until the staff has decided. */
  readonly closes: boolean;
}

/** Reports of shared storyboards. The caller must hold the lock of the story. */
export interface BoardReportStore {
  /** Returns null when the reporter already has an open report of this storyboard. */
  add(report: NewBoardReport): Promise<{ readonly id: string } | null>;
  /**
   * Reports it to the admins as it was when decided, without weight; its link stays closed while that
   * is open. An open report of the same person becomes this one. The decision must still be pending.
   */
  refer(report: Omit<NewBoardReport, "reason" | "weight" | "closes">): Promise<void>;
  /** Returns whether a report of this reporter about it is open. */
  isReportedBy(storyId: string, reporterId: string): Promise<boolean>;
  /** Returns whether an earlier report of this reporter about it was dismissed. */
  wasDismissed(storyId: string, reporterId: string): Promise<boolean>;
  /** Returns whether the staff has decided that what it shows may be shared; edited, it was not. */
  wasCleared(storyId: string): Promise<boolean>;
  /** Records that what it showed when the pending decision was made may be shared. */
  clear(storyId: string): Promise<void>;
  /** Returns what identifies the words and pictures that it shows now. */
  digest(storyId: string): Promise<string>;
  /** Returns whether an open report keeps its link closed. */
  isClosing(storyId: string): Promise<boolean>;
  openReasons(storyId: string): Promise<readonly FlagReason[]>;
  /** Reverses its upheld reports made up to `until`, because the decision about them was. */
  reverse(storyId: string, end: { readonly until: Date; readonly now: Date }): Promise<void>;
  /** Returns who made its open reports up to `until`. */
  reporters(storyId: string, until: Date): Promise<readonly string[]>;
  /** Closes its open reports made up to `until`. @returns ids of the reporters */
  resolve(
    storyId: string,
    end: { readonly as: "upheld" | "dismissed"; readonly until: Date; readonly now: Date },
  ): Promise<readonly string[]>;
}

/**
 * A decision that closed the link of a storyboard. It stands until an appeal against it, or against
 * a later one, is granted.
 */
export interface BoardDecision {
  readonly id: string;
  /** Null once the storyboard is deleted. */
  readonly storyId: string | null;
  readonly title: string | null;
  readonly userId: string;
  /** Null when the account of the person who decided was deleted. */
  readonly byId: string | null;
  readonly rule: FlagReason;
  readonly note: string;
  readonly at: Date;
  /** When an appeal against a later decision was granted. */
  readonly liftedAt: Date | null;
  /** True while this or another decision about the storyboard stands. */
  readonly keepsClosed: boolean;
  readonly appeal: { readonly text: string; readonly at: Date; readonly state: AppealState } | null;
}

export interface BoardDecisionStore {
  /** Adds a decision about the storyboard as it was when decided. It must still be pending. */
  add(
    decision: Pick<BoardDecision, "id" | "userId" | "byId" | "rule" | "note" | "at"> & {
      readonly storyId: string;
    },
  ): Promise<void>;
  find(id: string): Promise<BoardDecision | null>;
  /** Returns the decisions that keep a link closed, newest first. */
  standing(storyId: string): Promise<readonly BoardDecision[]>;
  /** Newest first. */
  of(userId: string, most: number): Promise<readonly BoardDecision[]>;
  addAppeal(id: string, text: string, now: Date): Promise<void>;
  /**
   * Answers an appeal. A granted one also lifts the decisions about the same storyboard before the
   * one that it is against, which grants open appeals against those.
   *
   * @returns ids of all decisions whose appeal was answered, and when the one named was made
   */
  decideAppeal(
    id: string,
    granted: boolean,
    now: Date,
  ): Promise<{ readonly answered: readonly string[]; readonly madeAt: Date }>;
}

/** A staff decision about a storyboard that can still be undone. */
export interface PendingBoardDecision
  extends Pick<PendingDecision, "actor" | "requestId" | "decidedAt" | "finalAt"> {
  readonly storyId: string;
  readonly decision: CaseDecision;
  /** The decision whose appeal it answers. */
  readonly appealedId: string | null;
}

/** A decision about a storyboard, and the digest of what was looked at. */
export type NewPendingBoardDecision = PendingBoardDecision & { readonly looked: string };

/** At most one per storyboard. The caller must hold the lock of the story. */
export interface PendingBoardDecisions {
  /**
   * Adds a decision. What is shown is let be shared as it is now; what is child abuse is kept as it
   * was looked at, or, if that is gone, as it is now.
   */
  add(decision: NewPendingBoardDecision): Promise<void>;
  find(storyId: string): Promise<PendingBoardDecision | null>;
  end(storyId: string): Promise<void>;
}

/** A storyboard that waits for a staff decision. */
export interface BoardCaseFound
  extends Omit<BoardCase, "reports" | "appeal" | "since" | "closings"> {
  readonly reports: readonly CaseReport[];
  readonly appeal: (Omit<NonNullable<BoardCase["appeal"]>, "at"> & { readonly at: Date }) | null;
  readonly since: Date;
  readonly closings: readonly Closing[];
}

export interface BoardCaseReader {
  /** Severe reasons first, then appeals, then by weight, then the longest waiting. */
  list(query: {
    readonly viewer: Viewer;
    readonly most: number;
    readonly now: Date;
  }): Promise<readonly BoardCaseFound[]>;
  count(viewer: Viewer, now: Date): Promise<number>;
}
