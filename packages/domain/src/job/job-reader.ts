import type { DeadLetter, JobView, ListedJob } from "@kinora/contracts/job/job";
import type { Position } from "../position.ts";

export interface JobFound
  extends Omit<ListedJob, "queuedAt" | "startedAt" | "waitsUntil" | "mayRetry" | "mayCancel"> {
  readonly queuedAt: Date;
  readonly startedAt: Date | null;
  readonly waitsUntil: Date | null;
  readonly ended: boolean;
}

export interface LetterFound extends Omit<DeadLetter, "at" | "deadAt"> {
  readonly at: Date;
  readonly deadAt: Date;
}

export interface JobReader {
  /** Newest first. */
  list(wish: {
    readonly show: JobView;
    readonly after: Position | null;
    readonly most: number;
    readonly now: Date;
  }): Promise<readonly JobFound[]>;
  /** Dead letters before `before`, highest number first. */
  letters(wish: {
    readonly before: { readonly event: number; readonly listener: string } | null;
    readonly most: number;
  }): Promise<readonly LetterFound[]>;
}
