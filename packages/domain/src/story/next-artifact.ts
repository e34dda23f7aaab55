import type { ArtifactKind, ArtifactOrder } from "./story-engine.ts";

/** Artifacts in the making at once: one voice beside drawing, or two that draw. It is what two processors do. */
const AT_ONCE = 2;

/** What is begun first: long work with more behind it, so that no processor waits at the end. */
const RANK: Readonly<Record<ArtifactKind, number>> = {
  "own-narration": 0,
  narration: 0,
  picture: 1,
  motion: 2,
  score: 3,
  caption: 4,
  assembly: 5,
};

const isVoice = ({ kind }: ArtifactOrder) => RANK[kind] === 0;

/**
 * The artifact to begin next beside those at work, if one should: of equal ones the first in `ready`.
 *
 * @param ready orders whose needs are there
 */
export function nextArtifact(
  ready: readonly ArtifactOrder[],
  atWork: readonly ArtifactOrder[],
): ArtifactOrder | undefined {
  if (atWork.length >= AT_ONCE) return undefined;
  const able = atWork.some(isVoice) ? ready.filter((order) => !isVoice(order)) : ready;
  return able.toSorted((a, b) => RANK[a.kind] - RANK[b.kind])[0];
}
