import type { Job } from "@kinora/domain/job/job";
import type { StoryPorts } from "./story-ports.ts";

/** A story takes many minutes: after so long it makes room for whoever else waits, between two artifacts. */
const TURN_MS = 30_000;

/** The turn of a job at the places that others wait for. */
export interface Turn {
  /** An artifact was made. */
  gotOn(): void;
  /** It has had its turn, and others wait. */
  isOver(): Promise<boolean>;
}

/** Begins a job's turn now. */
export function beginTurn(
  job: Job,
  { now, othersWait, retrying }: Pick<StoryPorts, "now" | "othersWait" | "retrying">,
): Turn {
  const from = now().getTime();
  let hasGotOn = false;
  // A suspect keeps all places: one artifact shows that it is none.
  const hadTurn = () => now().getTime() - from >= TURN_MS || (job.suspect && hasGotOn);
  return {
    gotOn() {
      hasGotOn = true;
    },
    isOver: async () => hadTurn() && (await retrying(() => othersWait(job))),
  };
}
