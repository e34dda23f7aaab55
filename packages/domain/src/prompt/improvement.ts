import type { Unasked } from "@kinora/contracts/hosted/unasked";
import type { ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import type { NewJob } from "../job/job-queue.ts";

/** A prompt that a user asked a language model to improve. */
export interface ImprovementRecord extends ImprovementRequest {
  readonly id: string;
  readonly userId: string;
  /** Name of the language model. */
  readonly model: string;
  readonly outcome: ImprovementOutcome | null;
  readonly askedAt: Date;
}

/** The improved prompt, or why there is none. */
export type ImprovementOutcome =
  | { readonly kind: "improved"; readonly words: string }
  | { readonly kind: "left"; readonly why: Unasked };

export interface ImprovementStore {
  /**
   * Stores a request unless its key was used before.
   *
   * @returns the earlier request of the same key; null when this one is new
   */
  claim(improvement: ImprovementRecord, key: string): Promise<ImprovementRecord | null>;
  find(id: string): Promise<ImprovementRecord | null>;
  end(id: string, outcome: ImprovementOutcome): Promise<void>;
}

export const IMPROVE_WORDS = "prompt.improve";

/** Returns the job fields for improving a prompt. */
export const improvementJob = (
  id: string,
): Pick<NewJob, "kind" | "subject" | "lane" | "order" | "size"> => ({
  kind: IMPROVE_WORDS,
  subject: { noun: "improvement", id },
  lane: "hosted",
  order: null,
  size: "small",
});
