import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import { aspectOf } from "../../cast/measure-figure.ts";
import type { CastMember, SceneSpec } from "../../scene/scene-spec.ts";
import { standFigure } from "../../stage/stand-figure.ts";

/** A figure as a rectangle of the frame, in pixels. */
export interface PlacedFigure {
  readonly member: CastMember;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The ground below it. */
  readonly floor: number;
}

/** Returns the boxes of a scene's figures on a ground (frame heights), before the camera moves. */
export function figureBoxes(
  spec: SceneSpec,
  frame: { readonly width: number; readonly height: number },
  ground: { readonly horizon: number; readonly front: number },
): PlacedFigure[] {
  return spec.cast.map((member) => {
    const standing = standFigure(member, { ...ground, floats: false, reflection: 0 }, frame);
    const half = (standing.height * aspectOf(subjectOf(member.subject), member.posture)) / 2;
    const bottom = standing.floorY - standing.lift;
    return {
      member,
      left: standing.x - half,
      right: standing.x + half,
      top: bottom - standing.height,
      bottom,
      floor: standing.floorY,
    };
  });
}

/** Fraction of a box, 0..1, covered by another. */
export function overlap(box: PlacedFigure, other: PlacedFigure): number {
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / ((box.right - box.left) * (box.bottom - box.top));
}
