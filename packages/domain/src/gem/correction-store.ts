import type { CorrectionState } from "@kinora/contracts/gem/correction";

/** Gems that the staff gives or takes. */
export interface CorrectionRecord {
  readonly id: string;
  readonly userId: string;
  /** Taken away where negative. */
  readonly gems: number;
  readonly reason: string;
  readonly state: CorrectionState;
  /** null: their account is gone. */
  readonly askedById: string | null;
  readonly askedAt: Date;
}

/** With the handles of whose gems they are, and of who asked for it; null: their account is gone. */
export interface CorrectionFound extends CorrectionRecord {
  readonly handle: string;
  readonly askedBy: string | null;
}

export interface CorrectionStore {
  /** What is kept under this key of who asks: this one, in state "asked", or that of before. */
  add(asked: Omit<CorrectionRecord, "state">, key: string): Promise<CorrectionRecord>;
  /** Gems that somebody gave and took without a second person since then, together. */
  gemsAlone(askedById: string, since: Date): Promise<number>;
  /** Kept from changing until the transaction ends. */
  lock(id: string): Promise<CorrectionRecord | null>;
  decide(id: string, as: "done" | "declined", byId: string, now: Date): Promise<void>;
  /** Those that wait for a second person, oldest first. */
  listAsked(most: number): Promise<readonly CorrectionFound[]>;
  find(id: string): Promise<CorrectionFound | null>;
}
