import type { PersonDecision } from "@kinora/contracts/moderation/person-case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { PendingDecision } from "./pending-decision.ts";

/** A staff decision about a profile that can still be undone. */
export interface PendingPersonDecision
  extends Pick<PendingDecision, "actor" | "requestId" | "decidedAt" | "finalAt"> {
  readonly userId: string;
  readonly of: PersonDecision["of"];
  readonly decision:
    | { readonly verdict: "clear" }
    | { readonly verdict: "take_down"; readonly rule: FlagReason; readonly note: string };
  /** What it took down, or the decision whose appeal it answers; null for neither. */
  readonly decisionId: string | null;
}

/** At most one per case. The caller must hold the lock of the person's reports. */
export interface PendingPersonDecisions {
  add(decision: PendingPersonDecision): Promise<void>;
  find(userId: string, of: PersonDecision["of"]): Promise<PendingPersonDecision | null>;
  end(pending: Pick<PendingPersonDecision, "userId" | "of">): Promise<void>;
}
