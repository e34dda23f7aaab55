import type { CaseDecision } from "@kinora/contracts/moderation/case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";

/** A decision from the queue, or from the work's page, where it has a note but no rule. */
export type Decided =
  | Extract<CaseDecision, { verdict: "show" }>
  | {
      readonly verdict: "hide";
      readonly rule: FlagReason | null;
      readonly note: string;
    };

/** A staff decision that can still be undone. */
export interface PendingDecision {
  readonly creationId: string;
  readonly actor: Viewer;
  readonly decision: Decided;
  readonly requestId: string | null;
  /** True when the work was hidden before. */
  readonly wasHidden: boolean;
  /** The appeal it answers. */
  readonly appealId: string | null;
  readonly decidedAt: Date;
  /** Time at which it becomes final. */
  readonly finalAt: Date;
}

/** At most one per work. The caller must hold the lock on the work. */
export interface PendingDecisions {
  add(decision: PendingDecision): Promise<void>;
  find(creationId: string): Promise<PendingDecision | null>;
  end(creationId: string): Promise<void>;
}
