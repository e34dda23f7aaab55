import type { AppealState, Decider } from "@kinora/contracts/moderation/appeal";
import type { FlagReason } from "@kinora/contracts/moderation/report";

/** The latest restriction of a creation, if it is still in effect according to the history. */
export interface RestrictionFound {
  /** Number of the history entry. */
  readonly entry: number;
  readonly by: Decider;
  readonly rule: FlagReason | null;
  readonly note: string;
  readonly at: Date;
  readonly appeal: AppealState | null;
}

export interface OpenAppeal {
  readonly id: string;
  /**
   * Id of the person whose decision is appealed; null when no person decided or their account was
   * deleted.
   */
  readonly decidedBy: string | null;
  readonly at: Date;
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
  /** Returns null when there was no decision or the latest one shows the work. */
  restrictionOf(creationId: string): Promise<RestrictionFound | null>;
  /** Returns false when the decision has an appeal already. */
  add(appeal: NewAppeal): Promise<boolean>;
  open(creationId: string): Promise<OpenAppeal | null>;
  decide(id: string, as: Exclude<AppealState, "open">, now: Date): Promise<void>;
}
