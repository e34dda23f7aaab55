import { type Draft, EDGE, floorAt, keepInside, widthOf } from "./draft.ts";

/** Maximum hidden fraction of a figure; beyond it, the figure moves to another spot. */
const HIDDEN_AT_MOST = 0.42;
/** Number of spots tried across the frame. */
const SPOTS = 13;
/**
 * Cost of moving aside relative to the area it uncovers, which favours the original composition.
 */
const MOVE_COST = 0.12;

/** Fraction of `back`, 0..1, covered by `front`; 0 when `front` is behind it. */
function hides(front: Draft, back: Draft, shape: number): number {
  // At equal depth each counts as covering the other.
  if (front.nearness < back.nearness) return 0;
  const across = (widthOf(front, shape) + widthOf(back, shape)) / 2 - Math.abs(front.x - back.x);
  const wide = Math.min(across, widthOf(front, shape), widthOf(back, shape));
  const [low, high] = [
    Math.min(floorAt(front.nearness) - front.altitude, floorAt(back.nearness) - back.altitude),
    Math.max(
      floorAt(front.nearness) - front.altitude - front.height,
      floorAt(back.nearness) - back.altitude - back.height,
    ),
  ];
  if (wide <= 0 || low <= high) return 0;
  return (wide * (low - high)) / (widthOf(back, shape) * back.height);
}

const hidden = (draft: Draft, all: readonly Draft[], shape: number) =>
  all.reduce((sum, other) => (other === draft ? sum : sum + hides(other, draft, shape)), 0);

/** Total area hidden by or of a draft; nearly hidden figures weigh most. */
function harm(draft: Draft, all: readonly Draft[], shape: number): number {
  return all.reduce((sum, each) => {
    const share = each === draft ? hidden(draft, all, shape) : hides(draft, each, shape);
    return sum + share + Math.max(0, share - HIDDEN_AT_MOST) * 3;
  }, 0);
}

/**
 * Shrinks figures that still cover others, down to half their height, until the others are visible.
 */
function makeRoom(drafts: readonly Draft[], shape: number): void {
  for (let round = 0; round < 5; round += 1)
    for (const draft of drafts) {
      if (hidden(draft, drafts, shape) <= HIDDEN_AT_MOST) continue;
      for (const other of drafts)
        if (other !== draft && hides(other, draft, shape) > 0.12) other.height *= 0.87;
    }
}

/**
 * Moves hidden figures aside, or forward if they are smaller, until all are visible. Visible sizes
 * do not change. With `moves`, only those it names move, and only sideways.
 */
export function uncover(
  drafts: readonly Draft[],
  shape: number,
  moves?: (draft: Draft) => boolean,
): void {
  const all = moves === undefined;
  const bySize = (all ? drafts : drafts.filter(moves)).toSorted(
    (a, b) => a.height * a.aspect - b.height * b.aspect,
  );
  for (const draft of [...bySize, ...bySize]) {
    if (hidden(draft, drafts, shape) <= HIDDEN_AT_MOST) continue;
    const start = { x: draft.x, nearness: draft.nearness, altitude: draft.altitude };
    const half = widthOf(draft, shape) / 2;
    const reach = Math.max(0, 1 - 2 * (EDGE + half));
    const heavens = draft.role.subject.stance === "sky";
    const front = Math.min(0.97, Math.max(...drafts.map((other) => other.nearness)) + 0.02);
    let best = { ...start, cost: harm(draft, drafts, shape) };
    for (const nearness of heavens || !all ? [start.nearness] : [start.nearness, front]) {
      for (let spot = 0; spot <= SPOTS; spot += 1) {
        draft.nearness = nearness;
        // Figures in the air keep their height.
        draft.altitude =
          start.altitude > 0
            ? Math.max(0, start.altitude + floorAt(nearness) - floorAt(start.nearness))
            : 0;
        draft.x = spot === SPOTS ? start.x : EDGE + half + (reach * spot) / (SPOTS - 1);
        const cost = harm(draft, drafts, shape) + Math.abs(draft.x - start.x) * MOVE_COST;
        if (cost < best.cost - 0.01)
          best = { x: draft.x, nearness, altitude: draft.altitude, cost };
      }
    }
    draft.x = best.x;
    draft.nearness = best.nearness;
    draft.altitude = best.altitude;
    keepInside(draft, shape);
  }
  if (all) makeRoom(drafts, shape);
}
