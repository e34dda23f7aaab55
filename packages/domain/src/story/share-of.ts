import type { WantedArtifact } from "./artifact-goal.ts";
import type { ArtifactOrder } from "./story-engine.ts";

/** Relative weights of the stages: approximate seconds on two cores. */
const WEIGHTS: Readonly<Record<WantedArtifact["stage"], number>> = {
  picture: 1,
  narration: 3,
  motion: 6,
  caption: 3,
  score: 6,
  assembly: 4,
};

/**
 * Returns the real overall progress, 0 to 1.
 *
 * @param done returns the progress of one order, 0 to 1
 */
export function shareOf(
  wanted: readonly WantedArtifact[],
  done: (order: ArtifactOrder) => number,
): number {
  let whole = 0;
  let ready = 0;
  for (const { stage, order } of wanted) {
    whole += WEIGHTS[stage];
    ready += WEIGHTS[stage] * (order ? done(order) : 0);
  }
  return whole === 0 ? 1 : ready / whole;
}
