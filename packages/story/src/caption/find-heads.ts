import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import { aspectOf } from "@kinora/studio/cast/measure-figure";
import { motionOf } from "@kinora/studio/cast/motion/motion-of-action";
import { figureBoxes } from "@kinora/studio/plan/composition/figure-boxes";
import type { CastMember, SceneSpec } from "@kinora/studio/scene/scene-spec";
import { journey, standFigure } from "@kinora/studio/stage/stand-figure";
import { isLiving } from "../script/cast-figure.ts";

export interface HeadBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Height of the head as a fraction of the figure, from the top; toys have large heads. */
const HEAD = 0.5;
/** Ground of a typical place; the camera moves by less than the height of a caption. */
const GROUND = { horizon: 0.55, front: 0.94 } as const;
/** Seconds sampled, longer than the cycle of any motion, and the sampling step in seconds. */
const ROUND = 6;
const LOOK = 0.1;

type Frame = { readonly width: number; readonly height: number };

/** Head boxes, in pixels, of a scene's living figures at rest. */
function headsAtRest(spec: SceneSpec, frame: Frame): (HeadBox & { readonly member: CastMember })[] {
  return figureBoxes(spec, frame, GROUND)
    .filter(({ member }) => isLiving(member.subject))
    .map(({ member, left, right, top, bottom }) => ({
      ...{ member, left, right, top },
      bottom: top + (bottom - top) * HEAD,
    }));
}

/**
 * Extends each head box by the area it covers over the given seconds, for example in a jump, a
 * dance or a walk across the picture.
 */
export function sweepHeads(spec: SceneSpec, frame: Frame, seconds: number): HeadBox[] {
  return headsAtRest(spec, frame).map(({ member, ...head }) => {
    const ground = { ...GROUND, floats: false, reflection: 0 };
    const standing = standFigure(member, ground, frame);
    const aspect = aspectOf(subjectOf(member.subject), member.posture);
    const gone = journey(member, standing, aspect, frame, seconds);
    const way = member.facing === "left" ? -1 : 1;
    const moments = Array.from({ length: ROUND / LOOK }, (_, at) =>
      motionOf(member.action, at * LOOK, 0),
    );
    const across = [gone(0) * way, gone(seconds) * way];
    const aside = moments.map(({ dx }) => dx * standing.height);
    const up = moments.map(({ dy }) => dy * standing.height);
    return {
      left: head.left + Math.min(...across) + Math.min(...aside),
      right: head.right + Math.max(...across) + Math.max(...aside),
      top: head.top + Math.min(...up),
      bottom: head.bottom + Math.max(...up),
    };
  });
}

/**
 * Areas for captions to avoid, from strictest to most lenient: moving heads plus the objects beside
 * them, moving heads only, and heads at rest.
 */
export function keptFree(spec: SceneSpec, frame: Frame, seconds: number): HeadBox[][] {
  const moving = sweepHeads(spec, frame, seconds);
  const things = figureBoxes(spec, frame, GROUND).filter(({ member }) => !isLiving(member.subject));
  return [[...moving, ...things], moving, headsAtRest(spec, frame)];
}
