import type { Light } from "../../stage/stage.ts";

/** The light on a figure as seen by a treatment. */
export interface LitFrom {
  readonly light: Light;
  /** Side of the key light relative to the figure as painted: −1 left, 1 right. */
  readonly side: number;
  /** Pixels in one hundredth of the figure's height, the unit of edges and lines. */
  readonly grain: number;
}
