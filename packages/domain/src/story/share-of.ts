import type { WantedArtifact } from "./artifact-goal.ts";
import type { ArtifactOrder } from "./story-engine.ts";

/** What a stage weighs against the others: seconds on two cores, roughly. */
const WEIGHTS: Readonly<Record<WantedArtifact["stage"], number>> = {
  picture: 1,
  narration: 3,
  motion: 6,
  caption: 3,
  score: 6,
  assembly: 4,
};

/**
 * Real share of the work that is done, 0..1.
 *
 * @param done share of one order, 0..1
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
