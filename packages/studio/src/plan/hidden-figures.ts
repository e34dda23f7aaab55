import type { SceneRequest } from "../scene/recipe.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import type { Role } from "./cast-subjects.ts";
import { boxOf, type PlannedBox, sharedWidth } from "./planned-box.ts";

/** Fraction of a figure's box behind another's from which it is told not to be seen. */
const HIDDEN = 0.8;

/** Fraction of a box, 0..1, covered by one nearer to the viewer. */
function covered(box: PlannedBox, front: PlannedBox): number {
  if (front.nearness <= box.nearness) return 0;
  const high = Math.min(box.bottom, front.bottom) - Math.max(box.top, front.top);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return (sharedWidth(box, front) * Math.max(0, high)) / Math.max(1e-6, area);
}

/** Returns the words for figures that are hidden behind others. */
export function hiddenFigures(
  roles: readonly Role[],
  cast: readonly CastMember[],
  ratio: SceneRequest["aspectRatio"],
): string[] {
  const boxes = cast.map((member) => boxOf(member, ratio));
  const hidden = (box: PlannedBox) => boxes.some((front) => covered(box, front) > HIDDEN);
  return [...new Set(roles.map(({ mention }) => mention))].flatMap((mention) => {
    const own = boxes.filter((_, index) => roles[index]?.mention === mention);
    return own.length > 0 && own.every(hidden) ? [mention.words] : [];
  });
}
