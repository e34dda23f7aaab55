import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { aspectOf, frameOf, scaleAt } from "../cast/measure-figure.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import { floorAt } from "./draft.ts";

/** A planned figure as a rectangle in fractions of the frame, with what decides who faces whom. */
export interface PlannedBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly nearness: number;
  readonly facing: CastMember["facing"];
  readonly action: CastMember["action"];
}

/** Returns where a figure is planned, on the ground that all places have in planning. */
export function boxOf(member: CastMember, ratio: SceneRequest["aspectRatio"]): PlannedBox {
  const { shape, unit } = frameOf(ratio);
  const { x, nearness, facing, action } = member;
  const height = member.height * scaleAt(nearness) * unit;
  const aspect = aspectOf(subjectOf(member.subject), member.posture, member.action);
  const half = (height * aspect) / shape / 2;
  const bottom = floorAt(nearness) - member.altitude;
  return {
    left: x - half,
    right: x + half,
    top: bottom - height,
    bottom,
    nearness,
    facing,
    action,
  };
}

/** Width that two boxes share, in frame widths. */
export const sharedWidth = (a: PlannedBox, b: PlannedBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));
