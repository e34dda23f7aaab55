import type { AuditAction, AuditFilter } from "@kinora/contracts/audit/audit";
import type { SubjectRef } from "../subject.ts";

/** Plain values by name. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Something that was done with the power of the staff. */
export interface AuditRecord {
  readonly action: AuditAction;
  /** null: the server by itself. */
  readonly actorId: string | null;
  readonly subject: SubjectRef;
  readonly before: Facts;
  readonly after: Facts;
  /** In the words of who did it; kept beside the line, so that they can be erased. "": none. */
  readonly reason: string;
  readonly requestId: string | null;
  readonly at: Date;
}

/** Adds a line, at the end of the transaction of what it tells of. */
export type AppendAudit = (record: AuditRecord) => Promise<void>;

export interface AuditFound extends Omit<AuditRecord, "reason" | "actorId"> {
  readonly number: number;
  /** Handles; null: nobody, or an account that is gone. */
  readonly by: string | null;
  readonly person: string | null;
  /** null: none, or erased. */
  readonly reason: string | null;
}

export interface AuditQuery extends Omit<AuditFilter, "cursor"> {
  /** Lines before this one. */
  readonly before?: number;
  readonly most: number;
}

export interface AuditReader {
  /** Newest first. */
  list(query: AuditQuery): Promise<readonly AuditFound[]>;
}
