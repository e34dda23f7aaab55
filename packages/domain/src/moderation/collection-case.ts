import type { CollectionCase } from "@kinora/contracts/collection/collection-case";
import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import type { CaseReport } from "./case.ts";
import type { QuietReport } from "./report-rules.ts";

/** A collection as the staff decides about it. */
export interface ReportedCollection {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly held: boolean;
}

/** What a report and a decision are about: its title, and its text below. */
export const saidBy = ({
  title,
  description,
}: Pick<ReportedCollection, "title" | "description">): string => `${title}\n${description}`.trim();

export interface NewCollectionReport extends QuietReport {
  readonly collectionId: string;
  readonly userId: string;
  readonly hides: boolean;
  readonly said: string;
}

/** Reports of collections. The caller must hold the lock of the collection. */
export interface CollectionReportStore {
  find(collectionId: string): Promise<ReportedCollection | null>;
  /** Locks a collection until the transaction ends; null when there is none. */
  lock(collectionId: string): Promise<ReportedCollection | null>;
  /** Keeps it from others, or shows it again. */
  withhold(
    collectionId: string,
    change: { readonly held?: boolean; readonly takenDown?: boolean },
  ): Promise<void>;
  /** Returns null when the reporter already has an open report of it. */
  add(report: NewCollectionReport): Promise<{ readonly id: string } | null>;
  wasDismissed(collectionId: string, reporterId: string): Promise<boolean>;
  /** Total weight of its open reports. */
  weight(collectionId: string): Promise<number>;
  openReasons(collectionId: string): Promise<readonly FlagReason[]>;
  reporters(collectionId: string, until: Date): Promise<readonly string[]>;
  /** Closes its open reports made up to `until`. @returns ids of the reporters */
  resolve(
    collectionId: string,
    end: { readonly as: "upheld" | "dismissed"; readonly until: Date; readonly now: Date },
  ): Promise<readonly string[]>;
  /** Reverses its upheld reports made up to `until`, because the decision about them was. */
  reverse(collectionId: string, end: { readonly until: Date; readonly now: Date }): Promise<void>;
}

/** A decision that took a collection down. */
export interface CollectionDecision {
  readonly id: string;
  /** Null once its owner has deleted it. */
  readonly collectionId: string | null;
  readonly userId: string;
  /** Null when the account of the person who decided was deleted. */
  readonly byId: string | null;
  readonly rule: FlagReason;
  readonly note: string;
  readonly said: string;
  readonly at: Date;
  readonly appeal: { readonly text: string; readonly at: Date; readonly state: AppealState } | null;
}

export interface CollectionDecisionStore {
  add(decision: Omit<CollectionDecision, "appeal">): Promise<void>;
  find(id: string): Promise<CollectionDecision | null>;
  /** The decision about a collection whose appeal is open. */
  appealed(collectionId: string): Promise<CollectionDecision | null>;
  /** Newest first. */
  of(userId: string, most: number): Promise<readonly CollectionDecision[]>;
  addAppeal(id: string, text: string, now: Date): Promise<void>;
  decideAppeal(id: string, granted: boolean, now: Date): Promise<void>;
}

/** A collection that waits for the staff. */
export interface CollectionCaseFound
  extends Omit<CollectionCase, "reports" | "appeal" | "since" | "createdAt"> {
  readonly createdAt: Date;
  readonly reports: readonly CaseReport[];
  readonly appeal:
    | (Omit<NonNullable<CollectionCase["appeal"]>, "at"> & { readonly at: Date })
    | null;
  readonly since: Date;
}

export interface CollectionCaseReader {
  /** Severe reasons first, then appeals, then by weight, then the longest waiting. */
  list(query: {
    readonly viewer: Viewer;
    readonly most: number;
    readonly now: Date;
  }): Promise<readonly CollectionCaseFound[]>;
  count(viewer: Viewer): Promise<number>;
}
