import { type Draft, widthOf } from "./draft.ts";

const CARRIED: ReadonlySet<string> = new Set(["on", "in"]);
const HELD: ReadonlySet<string> = new Set(["hold", "give", "with", "top", "pull"]);

/**
 * Maximum distance of companions, in mean widths of the two: pulled things keep a distance, others
 * touch.
 */
const NEAR = { pull: 1.4, other: 0.75 } as const;

function nearest(
  draft: Draft,
  others: readonly Draft[],
  near: number,
  shape: number,
): Draft | undefined {
  const off = (other: Draft) => Math.abs(other.x - draft.x);
  const reach = (other: Draft) => ((widthOf(other, shape) + widthOf(draft, shape)) / 2) * near * 2;
  return others
    .filter((other) => other !== draft && off(other) < reach(other) / 2)
    .toSorted((a, b) => off(a) - off(b))[0];
}

/** Returns the figure that moves a draft along: a rider's carrier, a held thing's holder. */
function takerOf(draft: Draft, drafts: readonly Draft[], shape: number): Draft | undefined {
  const { mention } = draft.role;
  const carriers = drafts.filter(
    ({ role }) => role.mention.relation?.to === mention && CARRIED.has(role.mention.relation.kind),
  );
  const carrier = nearest(draft, carriers, NEAR.other, shape);
  if (carrier !== undefined) return carrier;
  const { relation } = mention;
  if (relation === undefined || !HELD.has(relation.kind)) return undefined;
  const holders = drafts.filter(({ role }) => role.mention === relation.to);
  return nearest(draft, holders, relation.kind === "pull" ? NEAR.pull : NEAR.other, shape);
}

/**
 * Returns for each draft the one it travels with, following the chain to its end; undefined when it
 * moves independently.
 */
export function goTogether(drafts: readonly Draft[], shape: number): (Draft | undefined)[] {
  return drafts.map((draft) => {
    let last = draft;
    for (const _ of drafts) {
      const taker = takerOf(last, drafts, shape);
      if (taker === undefined || taker === draft) break;
      last = taker;
    }
    return last === draft ? undefined : last;
  });
}
