import type { CommentCase } from "@kinora/contracts/comment/comment-case";
import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import type { CaseReport } from "./case.ts";
import type { QuietReport } from "./report-rules.ts";

export interface NewCommentReport extends QuietReport {
  readonly commentId: string;
  /** Who wrote the comment. */
  readonly userId: string;
  readonly hides: boolean;
  /** What it says. */
  readonly said: string;
}

/** Reports of comments. The caller must hold the lock of the comment. */
export interface CommentReportStore {
  /** Returns null when the reporter already has an open report of it. */
  add(report: NewCommentReport): Promise<{ readonly id: string } | null>;
  wasDismissed(commentId: string, reporterId: string): Promise<boolean>;
  /** Total weight of its open reports. */
  weight(commentId: string): Promise<number>;
  openReasons(commentId: string): Promise<readonly FlagReason[]>;
  /** What it said when it was reported. */
  said(commentId: string): Promise<readonly string[]>;
  reporters(commentId: string, until: Date): Promise<readonly string[]>;
  /** Closes its open reports made up to `until`. @returns ids of the reporters */
  resolve(
    commentId: string,
    end: { readonly as: "upheld" | "dismissed"; readonly until: Date; readonly now: Date },
  ): Promise<readonly string[]>;
  /** Reverses its upheld reports made up to `until`, because the decision about them was. */
  reverse(commentId: string, end: { readonly until: Date; readonly now: Date }): Promise<void>;
}

/** A decision that took a comment down. */
export interface CommentDecision {
  readonly id: string;
  readonly commentId: string;
  readonly creationId: string;
  readonly userId: string;
  /** Null when the account of the person who decided was deleted. */
  readonly byId: string | null;
  readonly rule: FlagReason;
  readonly note: string;
  readonly said: string;
  readonly at: Date;
  readonly appeal: { readonly text: string; readonly at: Date; readonly state: AppealState } | null;
}

export interface CommentDecisionStore {
  add(decision: Omit<CommentDecision, "creationId" | "appeal">): Promise<void>;
  find(id: string): Promise<CommentDecision | null>;
  /** The decision about a comment whose appeal is open. */
  appealed(commentId: string): Promise<CommentDecision | null>;
  /** Newest first. */
  of(userId: string, most: number): Promise<readonly CommentDecision[]>;
  addAppeal(id: string, text: string, now: Date): Promise<void>;
  decideAppeal(id: string, granted: boolean, now: Date): Promise<void>;
}

/** A comment that waits for the staff. */
export interface CommentCaseFound
  extends Omit<CommentCase, "reports" | "appeal" | "since" | "writtenAt"> {
  readonly writtenAt: Date;
  readonly reports: readonly CaseReport[];
  readonly appeal: (Omit<NonNullable<CommentCase["appeal"]>, "at"> & { readonly at: Date }) | null;
  readonly since: Date;
}

export interface CommentCaseReader {
  /** Severe reasons first, then appeals, then by weight, then the longest waiting. */
  list(query: {
    readonly viewer: Viewer;
    readonly most: number;
    readonly now: Date;
  }): Promise<readonly CommentCaseFound[]>;
  count(viewer: Viewer, now: Date): Promise<number>;
}
