import { figureBoxes } from "../../studio/scene/composition/figure-boxes.ts";
import type { SceneSpec } from "../../studio/scene/scene-spec.ts";

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where heads end, from above: toys have large ones. */
const HEAD = 0.5;
/** Ground of a usual place; the camera moves by less than a caption is high. */
const GROUND = { horizon: 0.55, front: 0.94 } as const;

/** Heads of a scene's figures in pixels, at rest: what a caption keeps off where it can. */
export function findHeads(spec: SceneSpec, frame: { width: number; height: number }): Box[] {
  return figureBoxes(spec, frame, GROUND).map(({ left, right, top, bottom }) => ({
    left,
    right,
    top,
    bottom: top + (bottom - top) * HEAD,
  }));
}
