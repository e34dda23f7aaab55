import type { PlaceBrush } from "../stage/stage.ts";
import { isPattern } from "./is-pattern.ts";
import { soften } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

/** A portrait lens, wide open: everything away from the figures' distance blurs. */
export function finishStudio(brush: PlaceBrush): FinishSheet {
  if (isPattern(brush)) return (picture) => soften(picture, 1.4);
  return (picture, depth, back) => soften(picture, back || depth < 0.3 ? 7 : depth > 1 ? 9 : 4);
}
