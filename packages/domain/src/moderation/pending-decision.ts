import type { CaseDecision } from "@kinora/contracts/moderation/case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../creation/creation-visibility.ts";

/** As in the queue, or by no rule but the words of who decided on the page of the work. */
export type Decided =
  | Extract<CaseDecision, { verdict: "show" }>
  | {
      readonly verdict: "hide";
      readonly rule: FlagReason | null;
      readonly note: string;
    };

/** What the staff decided and may still take back. */
export interface PendingDecision {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly decision: Decided;
  readonly requestId: string | null;
  /** Whether others could not see it before. */
  readonly wasHidden: boolean;
  /** The appeal it answers. */
  readonly appealId: string | null;
  readonly decidedAt: Date;
  /** From then on it stands. */
  readonly finalAt: Date;
}

/** At most one a work, read and written by whoever has the work locked. */
export interface PendingDecisions {
  add(decision: PendingDecision): Promise<void>;
  find(creationId: string): Promise<PendingDecision | null>;
  end(creationId: string): Promise<void>;
}
