import type { FlagReason } from "@kinora/contracts/moderation/report";

export interface NewReport {
  readonly creationId: string;
  readonly reporterId: string;
  readonly reason: FlagReason;
  readonly note: string;
  /** What it adds to the others of the same creation. */
  readonly weight: number;
  readonly createdAt: Date;
}

export interface ReportStore {
  /** null when the person has an open report of this creation. */
  add(report: NewReport): Promise<{ readonly id: string } | null>;
  /** Sum of the weights of the open reports of a creation. */
  openWeight(creationId: string): Promise<number>;
}
