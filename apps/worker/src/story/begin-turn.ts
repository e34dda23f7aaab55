import type { Job } from "@kinora/domain/job/job";
import type { StoryPorts } from "./story-ports.ts";

/**
 * Milliseconds after which a story, which takes many minutes, may yield its place between two
 * artifacts.
 */
const TURN_MS = 30_000;

/** A job's turn at a place that others wait for. */
export interface Turn {
  /** Records that an artifact was made. */
  gotOn(): void;
  /** Returns whether the turn has been used up and others wait. */
  isOver(): Promise<boolean>;
}

/** Begins a job's turn. */
export function beginTurn(
  job: Job,
  { now, othersWait, retrying }: Pick<StoryPorts, "now" | "othersWait" | "retrying">,
): Turn {
  const from = now().getTime();
  let hasGotOn = false;
  // A suspect blocks all places, so its turn ends with the first artifact, which shows that it does
  // not kill workers.
  const hadTurn = () => now().getTime() - from >= TURN_MS || (job.suspect && hasGotOn);
  return {
    gotOn() {
      hasGotOn = true;
    },
    isOver: async () => hadTurn() && (await retrying(() => othersWait(job))),
  };
}
