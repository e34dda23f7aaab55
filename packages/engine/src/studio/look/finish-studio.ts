import type { PlaceBrush } from "../draw/stage.ts";
import { soften } from "./pixels.ts";
import type { FinishSheet } from "./sheet-finish.ts";

/** A portrait lens, wide open: whatever is not where the figures stand melts away. */
export function finishStudio(_brush: PlaceBrush): FinishSheet {
  return (picture, depth, back) => soften(picture, back || depth < 0.3 ? 7 : depth > 1 ? 9 : 4);
}
