import type { SKRSContext2D } from "@napi-rs/canvas";
import { createRandom, type Random } from "../scene/random.ts";
import type { CastMember, Look } from "../scene/scene-spec.ts";
import type { Figure, FrameSize, Light, Pose } from "../stage/stage.ts";
import { figureUnit } from "../stage/stand-figure.ts";
import { subjectOf } from "./catalogue/catalogue.ts";
import { createPainter } from "./look/painter.ts";
import { scaleAt } from "./measure-figure.ts";
import type { Motion } from "./motion/motion.ts";
import { motionFor } from "./motion/motion-for.ts";
import { boxOf } from "./paint/load-icon.ts";
import { chooseDye, chooseSkin } from "./paint/skin.ts";
import { buildRig } from "./rig/build-rig.ts";
import { buildEmote } from "./rig/emote.ts";
import { buildUnderfoot } from "./rig/tools.ts";

export interface FigureSetting {
  readonly light: Light;
  readonly look: Look;
  readonly random: Random;
  readonly frame: FrameSize;
}

/** Factor by which parts are painted larger than at rest, for cameras that move closer. */
const RESERVE = 1.2;
const SMALLEST = 40;
const LARGEST = 1_600;

/** Rigs with feet that can stand on a board. */
const STANDERS: ReadonlySet<string> = new Set(["toy", "doll", "bust", "hopper", "beast", "pony"]);

/** Heights of the rigs in units, needed before they are built to choose their resolution. */
const RIG_UNITS: Readonly<Record<string, number>> = {
  toy: 40,
  doll: 41,
  bust: 40,
  pony: 32,
  sign: 30,
};

function poseOf(motion: Motion): Pose {
  const { dx, dy, rotation, scaleX, scaleY } = motion;
  return { dx, dy, rotation, scaleX, scaleY };
}

/** Hides the part of a figure below the water surface. */
function clipAtWater(context: SKRSContext2D, height: number, width: number): void {
  context.beginPath();
  context.rect(-width * 2, -height * 3, width * 4, height * 3);
  context.clip();
}

/**
 * Prepares a cast member for drawing: its parts are painted once, lit and in the style of the look,
 * and moved by its action. Depends only on its arguments and, while drawing, on the seconds.
 * @throws RangeError for a subject that is not in the catalogue.
 */
export function createFigure(member: CastMember, setting: FigureSetting): Figure {
  const { light, look, frame } = setting;
  const subject = subjectOf(member.subject);
  const pixels = Math.min(
    LARGEST,
    Math.max(SMALLEST, member.height * scaleAt(member.nearness) * figureUnit(frame) * RESERVE),
  );
  const units = RIG_UNITS[subject.rig] ?? boxOf(subject.icon).height;
  const born =
    member.identity === undefined ? setting.random : createRandom(0, `person ${member.identity}`);
  const painter = createPainter({
    look,
    // The composer mirrors figures that face left, together with their light.
    lit: {
      light,
      side: light.direction * (member.facing === "left" ? -1 : 1),
      grain: pixels / 100,
    },
    scale: pixels / units,
    coatOf: subject.icon,
    colour: member.colour,
    skin: chooseSkin(born.fork("skin")),
    dye: chooseDye(born.fork("dye")),
  });
  const rig = buildRig({
    subject,
    action: member.action,
    painter,
    wears: member.wears ?? [],
    onFours: member.posture === "fours",
    emotion: member.emotion,
    tool: member.tool === true,
    text: member.text,
  });
  const emote = buildEmote(painter, member.emotion, rig);
  const underfoot =
    member.tool === true && STANDERS.has(subject.rig)
      ? buildUnderfoot(painter, member.action)
      : undefined;
  const phase = setting.random.fork("phase").next();
  const tempo = setting.random.fork("tempo").between(0.92, 1.08);
  const motionAt = (seconds: number) => motionFor(subject, member.action, seconds * tempo, phase);
  const sinks = member.sinks ?? 0;

  return {
    aspect: rig.width / rig.height,
    pose: (seconds) => poseOf(motionAt(seconds)),
    draw: (context, height, seconds) => {
      const motion = motionAt(seconds);
      context.save();
      if (sinks > 0) {
        clipAtWater(context, height, height * (rig.width / rig.height));
        context.translate(0, sinks * height);
      }
      context.translate(motion.dx * height, motion.dy * height);
      // Figures turn about their middle in the air and about their feet on the ground.
      const pivot =
        motion.dy < -0.1 || subject.stance !== "ground" || member.altitude > 0 ? -height / 2 : 0;
      context.translate(0, pivot);
      context.rotate(motion.rotation);
      context.scale(motion.scaleX, motion.scaleY);
      context.translate(0, -pivot);
      context.scale(height / rig.height, height / rig.height);
      underfoot?.draw(context);
      context.translate(0, -(underfoot?.rise ?? 0));
      rig.draw(context, motion, seconds * tempo + phase);
      emote?.(context, seconds + phase);
      context.restore();
    },
  };
}
