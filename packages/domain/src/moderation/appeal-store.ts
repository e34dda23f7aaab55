import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";

/** What restricted a creation last, and still does as far as the history knows. */
export interface RestrictionFound {
  /** Of its history. */
  readonly entry: number;
  readonly by: "staff" | "scan";
  readonly rule: FlagReason | null;
  readonly note: string;
  readonly at: Date;
  readonly appeal: AppealState | null;
}

export interface OpenAppeal {
  readonly id: string;
  /** Who made the decision that it is against; null: nobody, or somebody whose account is gone. */
  readonly decidedBy: string | null;
}

export interface NewAppeal {
  readonly id: string;
  readonly creationId: string;
  readonly userId: string;
  readonly entry: number;
  readonly text: string;
  readonly now: Date;
}

export interface AppealStore {
  /** Null: nobody has decided, or what was decided last is that it is shown. */
  restrictionOf(creationId: string): Promise<RestrictionFound | null>;
  /** False: there is one against this decision. */
  add(appeal: NewAppeal): Promise<boolean>;
  open(creationId: string): Promise<OpenAppeal | null>;
  decide(id: string, as: Exclude<AppealState, "open">, now: Date): Promise<void>;
}
