import { type Draft, EDGE, widthOf } from "./draft.ts";

/** A fishing rod reaches so many heights of who holds it to the front. */
const ROD = 0.8;

/** Who fishes stands where the whole rod is seen; in narrow frames as far back as the frame allows. */
export function makeRoomForTool(draft: Draft, shape: number): void {
  if (draft.action !== "fish") return;
  const reach = (draft.height * ROD) / shape;
  const half = widthOf(draft, shape) / 2;
  draft.x =
    draft.facing === "right"
      ? Math.max(EDGE + half, Math.min(draft.x, 1 - EDGE - reach))
      : Math.min(1 - EDGE - half, Math.max(draft.x, EDGE + reach));
}
