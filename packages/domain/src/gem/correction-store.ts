import type { CorrectionState } from "@kinora/contracts/gem/correction";

/** A correction: gems that the staff gives or takes. */
export interface CorrectionRecord {
  readonly id: string;
  readonly userId: string;
  /** Negative when gems are taken. */
  readonly gems: number;
  /** True when they are an award instead of a correction. */
  readonly courtesy: boolean;
  readonly reason: string;
  readonly state: CorrectionState;
  /** Null when the requester's account was deleted. */
  readonly askedById: string | null;
  readonly askedAt: Date;
}

/**
 * A correction with the handles of the person it concerns and of the requester; null when the
 * requester's account was deleted.
 */
export interface CorrectionFound extends CorrectionRecord {
  readonly handle: string;
  readonly askedBy: string | null;
}

export interface CorrectionStore {
  /**
   * Adds a correction in state "asked"; when the requester has used this key before, returns the
   * earlier one instead.
   */
  add(asked: Omit<CorrectionRecord, "state">, key: string): Promise<CorrectionRecord>;
  /** Sum of the gems this person gave and took since `since` without a second person. */
  gemsAlone(askedById: string, since: Date): Promise<number>;
  /** Reads a correction and locks it until the transaction ends. */
  lock(id: string): Promise<CorrectionRecord | null>;
  decide(id: string, as: "done" | "declined", byId: string, now: Date): Promise<void>;
  /** Corrections that wait for a second person, oldest first. */
  listAsked(most: number): Promise<readonly CorrectionFound[]>;
  find(id: string): Promise<CorrectionFound | null>;
}
