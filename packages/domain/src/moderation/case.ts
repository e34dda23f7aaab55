import type { CaseFilter, CaseScan, CaseSource } from "@kinora/contracts/moderation/case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../creation/creation-visibility.ts";

export interface CaseReport {
  readonly reason: FlagReason;
  readonly note: string;
  /** Handle of who sent it. */
  readonly by: string;
  readonly at: Date;
}

/** A work that waits for a decision of the staff: under review, reported, or appealed. */
export interface CaseFound {
  readonly creationId: string;
  readonly source: CaseSource;
  /** Those that are open, oldest first. */
  readonly reports: readonly CaseReport[];
  /** What its owner says against the decision before. */
  readonly appeal: { readonly text: string; readonly at: Date } | null;
  /** The worst of its pictures by class, 0 to 1; null: it was not scanned. */
  readonly scores: Readonly<Record<string, number>> | null;
  /** What was decided and by which limits; null: it was not scanned, or before they were written down. */
  readonly scan: CaseScan | null;
  /** A service knows a file of it as abuse of a child. */
  readonly known: boolean;
  readonly outOfSight: boolean;
  readonly since: Date;
  /** Of its owner, that count now. */
  readonly strikes: number;
  /** Works of its owner that the staff restricted. */
  readonly restricted: number;
}

export interface CaseQuery extends CaseFilter {
  /** Who decides: what they made themselves is somebody else's to decide. */
  readonly viewer: Viewer;
  readonly most: number;
  readonly now: Date;
}

export interface CaseReader {
  /** Severe reasons first, then what more people see, then what waits longest. */
  list(query: CaseQuery): Promise<readonly CaseFound[]>;
  count(query: Omit<CaseQuery, "most">): Promise<number>;
}

/** What only admins look at. */
export const ADMINS_REASON = "child_abuse" satisfies FlagReason;

export const seesEverything = ({ role }: Viewer): boolean => role === "admin" || role === "owner";
