import { isFinished } from "@kinora/contracts/creation/is-finished";
import { stemsFrom } from "@kinora/contracts/prompt/stems-from";
import { ANCESTORS_MAX } from "@kinora/contracts/remix/remix";
import type { Viewer } from "../account/viewer.ts";
import type { CreationRecord } from "../creation/creation.ts";
import { canSee } from "../creation/creation-visibility.ts";
import type { RemixStore } from "./remix-store.ts";

/** From the first work to the one that was remixed; null for each that the reader may not know. */
export interface Ancestry {
  readonly ancestors: readonly (CreationRecord | null)[];
  /** True when there are earlier ones than these. */
  readonly earlier: boolean;
}

/** Reads what a work was made from. */
export async function readAncestors(
  { remixes }: { readonly remixes: Pick<RemixStore, "ancestors"> },
  creation: CreationRecord,
  viewer: Viewer | null,
): Promise<Ancestry> {
  const found = await remixes.ancestors(creation.id, ANCESTORS_MAX + 1);
  const line = whatStems(creation, found);
  const shown = line
    .slice(0, ANCESTORS_MAX)
    .map((ancestor) => (mayKnow(ancestor, viewer) ? ancestor : null));
  return { ancestors: shown.toReversed(), earlier: line.length > ANCESTORS_MAX };
}

/** A work that isn't listed is known only to those who have its link, and to its author. */
const mayKnow = (creation: CreationRecord, viewer: Viewer | null) =>
  creation.purgedAt === null &&
  isFinished(creation.status) &&
  canSee(creation, viewer) &&
  (!creation.hidden || creation.userId === viewer?.id);

/**
 * Works made before keepParent were stored as remixes however their prompt was changed: the line
 * ends there. What was deleted for ever has no prompt to compare.
 */
function whatStems(
  creation: CreationRecord,
  ancestors: readonly CreationRecord[],
): readonly CreationRecord[] {
  const line = [creation, ...ancestors];
  const end = ancestors.findIndex(({ prompt, purgedAt }, index) => {
    const child = line[index];
    return purgedAt === null && child?.purgedAt === null && !stemsFrom(child.prompt, prompt);
  });
  return end === -1 ? ancestors : ancestors.slice(0, end);
}
