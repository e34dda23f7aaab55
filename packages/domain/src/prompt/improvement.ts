import type { Unasked } from "@kinora/contracts/hosted/unasked";
import type { ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import type { NewJob } from "../job/job-queue.ts";

/** Words that somebody asked a language model to improve. */
export interface ImprovementRecord extends ImprovementRequest {
  readonly id: string;
  readonly userId: string;
  /** The name of the model that is asked. */
  readonly model: string;
  readonly outcome: ImprovementOutcome | null;
  readonly askedAt: Date;
}

/** Better words, or why there are none. */
export type ImprovementOutcome =
  | { readonly kind: "improved"; readonly words: string }
  | { readonly kind: "left"; readonly why: Unasked };

export interface ImprovementStore {
  /**
   * Stores one that was not asked for before.
   *
   * @returns the one that was asked for under the same key; null: it is new
   */
  claim(improvement: ImprovementRecord, key: string): Promise<ImprovementRecord | null>;
  find(id: string): Promise<ImprovementRecord | null>;
  end(id: string, outcome: ImprovementOutcome): Promise<void>;
}

export const IMPROVE_WORDS = "prompt.improve";

/** What the job is that has words improved. */
export const improvementJob = (
  id: string,
): Pick<NewJob, "kind" | "subject" | "lane" | "order" | "size"> => ({
  kind: IMPROVE_WORDS,
  subject: { noun: "improvement", id },
  lane: "hosted",
  order: null,
  size: "small",
});
