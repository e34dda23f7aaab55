import type { Light } from "../../stage/stage.ts";

/** What a treatment knows of the light on a figure. */
export interface LitFrom {
  readonly light: Light;
  /** Side the key light comes from, seen from the figure as it is painted: −1 left, 1 right. */
  readonly side: number;
  /** Pixels of one hundredth of the figure's height: edges and lines are measured in it. */
  readonly grain: number;
}
