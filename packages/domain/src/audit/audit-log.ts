import type { AuditAction, AuditFilter } from "@kinora/contracts/audit/audit";
import type { SubjectRef } from "../subject.ts";

/** Plain values by field name. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** An action performed with staff powers. */
export interface AuditRecord {
  readonly action: AuditAction;
  /** Null when the server acted on its own. */
  readonly actorId: string | null;
  readonly subject: SubjectRef;
  readonly before: Facts;
  readonly after: Facts;
  /**
   * In the actor's own words; stored apart from the line so that it can be erased. "" when none.
   */
  readonly reason: string;
  readonly requestId: string | null;
  readonly at: Date;
}

/** Appends a line at the end of the transaction that it records. */
export type AppendAudit = (record: AuditRecord) => Promise<void>;

export interface AuditFound extends Omit<AuditRecord, "reason" | "actorId"> {
  readonly number: number;
  /** Handle of the actor; null for the server or a deleted account. */
  readonly by: string | null;
  readonly person: string | null;
  /** Null when none was given or it was erased. */
  readonly reason: string | null;
}

export interface AuditQuery extends Omit<AuditFilter, "cursor"> {
  /** Only lines before this number. */
  readonly before?: number;
  readonly most: number;
}

export interface AuditReader {
  /** Newest first. */
  list(query: AuditQuery): Promise<readonly AuditFound[]>;
}
