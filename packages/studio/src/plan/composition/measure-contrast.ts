import { openStage } from "../../draw/open-stage.ts";
import type { SceneSpec } from "../../scene/scene-spec.ts";

const MOMENT = 1;
/** A pixel belongs to a figure when drawing the figure changes it by more than this (0..441). */
const SEEN = 10;

/** Contrast between a scene's figures and its background. */
export interface Contrast {
  /** Fraction of the frame that the figures change, 0..1. */
  readonly area: number;
  /** Mean colour distance (0..441) between the figures and what they cover. */
  readonly distance: number;
}

/** Draws a scene small, with and without its cast, and compares the two pixel by pixel. */
export function measureContrast(
  spec: SceneSpec,
  frame: { readonly width: number; readonly height: number },
): Contrast {
  const draw = (scene: SceneSpec) => {
    const stage = openStage(scene, frame, 0);
    stage.drawFrame(MOMENT);
    return stage.canvas.getContext("2d").getImageData(0, 0, frame.width, frame.height).data;
  };
  const peopled = draw(spec);
  const empty = draw({ ...spec, cast: [] });
  let seen = 0;
  let sum = 0;
  for (let index = 0; index < peopled.length; index += 4) {
    const distance = Math.hypot(
      (peopled[index] ?? 0) - (empty[index] ?? 0),
      (peopled[index + 1] ?? 0) - (empty[index + 1] ?? 0),
      (peopled[index + 2] ?? 0) - (empty[index + 2] ?? 0),
    );
    if (distance < SEEN) continue;
    seen += 1;
    sum += distance;
  }
  return { area: seen / (peopled.length / 4), distance: seen === 0 ? 0 : sum / seen };
}
