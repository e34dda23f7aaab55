import type { CaseFilter, CaseScan, CaseSource } from "@kinora/contracts/moderation/case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import type { RestrictionFound } from "./appeal-store.ts";
import type { Decided } from "./pending-decision.ts";

export interface CaseReport {
  readonly reason: FlagReason;
  readonly note: string;
  /** Handle of the reporter. */
  readonly by: string;
  readonly at: Date;
  /** True when a moderator refers it to the admins. */
  readonly referred: boolean;
}

/** A work that waits for a staff decision: under review, reported or appealed. */
export interface CaseFound {
  readonly creationId: string;
  readonly source: CaseSource;
  /** Open reports, oldest first. */
  readonly reports: readonly CaseReport[];
  /** The owner's appeal against the previous decision. */
  readonly appeal: {
    readonly text: string;
    readonly at: Date;
    /** The decision it is against. */
    readonly against: Pick<RestrictionFound, "by" | "rule" | "note">;
  } | null;
  /** Highest score per class over its pictures, 0 to 1; null when not scanned. */
  readonly scores: Readonly<Record<string, number>> | null;
  /** The scan's verdict and limits; null when not scanned, or scanned before they were recorded. */
  readonly scan: CaseScan | null;
  /** True when a service recognises one of its files as child abuse. */
  readonly known: boolean;
  readonly outOfSight: boolean;
  readonly since: Date;
  /** Number of the owner's active strikes. */
  readonly strikes: number;
  /** Number of the owner's works restricted by the staff. */
  readonly restricted: number;
}

export interface CaseQuery extends CaseFilter {
  /** The deciding person, whose own works are excluded. */
  readonly viewer: Viewer;
  readonly most: number;
  readonly now: Date;
}

export interface CaseReader {
  /** Severe reasons first, then the most visible works, then the longest waiting. */
  list(query: CaseQuery): Promise<readonly CaseFound[]>;
  count(query: Omit<CaseQuery, "most">): Promise<number>;
}

/** Reason that only admins may handle. */
export const ADMINS_REASON = "child_abuse" satisfies FlagReason;

/** Returns whether this hides a work as something that only admins may find it to be. */
export const isReferral = (actor: Viewer, decision: Decided): boolean =>
  decision.verdict === "hide" && decision.rule === ADMINS_REASON && !seesEverything(actor);

export const seesEverything = ({ role }: Viewer): boolean => role === "admin" || role === "owner";
