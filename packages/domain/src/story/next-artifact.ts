import type { ArtifactKind, ArtifactOrder } from "./story-engine.ts";

/**
 * Maximum number of artifacts in progress: one voice and one drawing, or two drawings. This suits
 * two processors.
 */
const AT_ONCE = 2;

/**
 * Start order by kind: long work that others depend on comes first, so no processor idles at the
 * end.
 */
const RANK: Readonly<Record<ArtifactKind, number>> = {
  "own-narration": 0,
  narration: 0,
  picture: 1,
  footage: 1,
  "last-frame": 1,
  motion: 2,
  score: 3,
  caption: 4,
  assembly: 5,
};

const isVoice = ({ kind }: ArtifactOrder) => RANK[kind] === 0;

/**
 * Returns the artifact to start next, if any; among equal ranks the first in `ready`.
 *
 * @param ready orders whose needs exist
 */
export function nextArtifact(
  ready: readonly ArtifactOrder[],
  atWork: readonly ArtifactOrder[],
): ArtifactOrder | undefined {
  if (atWork.length >= AT_ONCE) return undefined;
  const able = atWork.some(isVoice) ? ready.filter((order) => !isVoice(order)) : ready;
  return able.toSorted((a, b) => RANK[a.kind] - RANK[b.kind])[0];
}
