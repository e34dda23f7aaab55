import { type Draft, EDGE, widthOf } from "./draft.ts";

/** Forward reach of a fishing rod, in heights of its holder. */
const ROD = 0.8;

/** Moves an angler so that the whole rod is visible, as far as a narrow frame allows. */
export function makeRoomForTool(draft: Draft, shape: number): void {
  if (draft.action !== "fish") return;
  const reach = (draft.height * ROD) / shape;
  const half = widthOf(draft, shape) / 2;
  draft.x =
    draft.facing === "right"
      ? Math.max(EDGE + half, Math.min(draft.x, 1 - EDGE - reach))
      : Math.min(1 - EDGE - half, Math.max(draft.x, EDGE + reach));
}
