import type { SceneRequest } from "../scene/recipe.ts";
import type { Action, CastMember } from "../scene/scene-spec.ts";
import { figureUnit } from "../stage/stand-figure.ts";
import type { Subject } from "./catalogue/subject.ts";
import { boxOf } from "./paint/load-icon.ts";
import { hasFoldedWings, wingspan } from "./rig/shoulders.ts";
import { ponySpan, quadSpan, type Span, widthOfSpan } from "./rig/span.ts";

/** Width divided by height of rigs that draw a body below the icon. */
const BODY_ASPECT: Partial<Record<Subject["rig"], number>> = {
  toy: 0.74,
  doll: 0.66,
  bust: 0.68,
  sign: 34 / 30,
};
const aspectOfSpan = (span: Span) => widthOfSpan(span) / span.height;

/** Returns width divided by height without drawing. */
export function aspectOf(
  subject: Subject,
  posture?: CastMember["posture"],
  action?: Action,
): number {
  if (posture === "fours") return aspectOfSpan(quadSpan(subject.icon));
  if (subject.rig === "pony") return aspectOfSpan(ponySpan(subject.icon));
  if (action === "fly" && subject.rig === "hopper" && hasFoldedWings(subject.icon))
    return wingspan(subject.icon, subject.faces === "front");
  const body = BODY_ASPECT[subject.rig];
  if (body !== undefined) return body;
  const box = boxOf(subject.icon);
  return box.width / box.height;
}

const SHAPES: Readonly<Record<SceneRequest["aspectRatio"], { width: number; height: number }>> = {
  "16:9": { width: 16, height: 9 },
  "1:1": { width: 1, height: 1 },
  "9:16": { width: 9, height: 16 },
};

/**
 * Returns how the composer scales a member's height (`stage/stand-figure.ts`), and the frame's
 * width / height.
 */
export function frameOf(ratio: SceneRequest["aspectRatio"]): {
  readonly shape: number;
  readonly unit: number;
} {
  const shape = SHAPES[ratio];
  return { shape: shape.width / shape.height, unit: figureUnit(shape) / shape.height };
}

const FAR_SIZE = 0.22;

/** Size at a given nearness relative to the front, as drawn by the composer. */
export const scaleAt = (nearness: number) => FAR_SIZE + (1 - FAR_SIZE) * nearness;
