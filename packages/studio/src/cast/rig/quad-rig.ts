import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Motion } from "../motion/motion.ts";
import { boxOf } from "../paint/load-icon.ts";
import { drawSprite } from "../paint/sprite.ts";
import { limb } from "./body-shapes.ts";
import { buildBrightEyes } from "./bright-eyes.ts";
import { buildBrows } from "./brows.ts";
import { buildGarments } from "./garments.ts";
import { buildLids } from "./lids.ts";
import {
  buildLegs,
  coloursOf,
  drawAt,
  lyingTrunk,
  pad,
  sittingTrunk,
  standingTrunk,
} from "./quad-body.ts";
import type { BuildRig } from "./rig.ts";
import { middleOfSpan, quadHead, quadSpan, widthOfSpan } from "./span.ts";
import { buildTail } from "./tail.ts";
import { PLAIN_TOY, TOY_TRAITS } from "./toy-traits.ts";

/** Root of the tails of `tail.ts`. */
const TAIL_ROOT: readonly [number, number] = [-6, -6.5];
/** Joint of head and neck while standing, with the chin on the chest. */
const STANDING = { x: 8.4, y: -13.4, root: [-13, -16.4, 0] } as const;
const SITTING = { x: 4.6, y: -16.8, root: [-10.6, -6.6, -0.5] } as const;
const LYING = { x: 8.2, y: -0.6, root: [-12.2, -6.2, -0.7] } as const;

/**
 * Swings of the far and near legs, hind and fore: a walk alternates them, a gallop throws them in
 * pairs.
 */
function gaitOf(action: string, stride: number) {
  return action === "run" || action === "jump" || action === "fly"
    ? { far: [-stride, stride * 1.1], near: [-stride * 0.8, stride * 0.9] }
    : { far: [stride, -stride], near: [-stride, stride] };
}

/**
 * An animal's head on a four-legged body that stands, walks, gallops, sits on its haunches or
 * sleeps curled up.
 */
export const buildQuad: BuildRig = ({ subject, painter, wears, action, emotion }) => {
  const traits = TOY_TRAITS[subject.icon] ?? PLAIN_TOY;
  const colours = coloursOf(painter, traits);
  const icon = boxOf(subject.icon);
  const size = quadHead(subject.icon);
  const span = quadSpan(subject.icon);
  const head = painter.icon(subject.icon, { x: -size.width / 2, y: -size.height, ...size }, false);
  const lids = buildLids(head, icon, traits.eyes);
  const eyes = buildBrightEyes(head, icon, traits.eyes, colours.fur);
  const brows = buildBrows(head, icon, traits.eyes, emotion);
  const garments = buildGarments(painter, wears, {
    head,
    icon,
    eyes: traits.eyes,
    neck: 0,
    width: 12,
  });
  const tail = buildTail(painter, traits);
  const rest = action === "sleep" ? LYING : action === "sit" ? SITTING : STANDING;
  const legs = buildLegs(painter, colours);
  const trunk =
    rest === LYING
      ? lyingTrunk(painter, colours)
      : rest === SITTING
        ? sittingTrunk(painter, colours)
        : standingTrunk(painter, colours);
  const haunch = pad(painter, { x: -6.6, y: -6.2, width: 13.2, height: 12.4 }, colours.limbs);
  const paw = pad(painter, { x: -3.8, y: -3.6, width: 7.6, height: 3.6 }, colours.paw);
  const foreleg = limb(
    painter,
    { x: 0, top: -12, length: 12, width: 5 },
    colours.limbs,
    colours.paw,
  );

  const drawTail = (context: SKRSContext2D, motion: Motion) => {
    const [x, y, turn] = rest.root;
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.translate(-TAIL_ROOT[0], -TAIL_ROOT[1]);
    tail(context, motion.wag);
    context.restore();
  };
  const drawBody = (context: SKRSContext2D, motion: Motion) => {
    if (rest === STANDING) {
      const gait = gaitOf(action, motion.stride);
      legs.far(context, gait.far[0] ?? 0, gait.far[1] ?? 0);
      drawSprite(context, trunk);
      legs.near(context, gait.near[0] ?? 0, gait.near[1] ?? 0);
    } else if (rest === SITTING) {
      drawAt(context, foreleg, 7.6, -0.7);
      drawSprite(context, trunk);
      drawAt(context, haunch, -5.6, -6.2);
      drawAt(context, paw, -0.4, 0);
      drawAt(context, foreleg, 4, 0);
    } else {
      drawSprite(context, trunk);
      drawAt(context, haunch, -8.2, -6);
      drawAt(context, paw, -3.2, 0);
      drawAt(context, paw, 14.6, 0);
    }
  };

  return {
    height: span.height,
    width: widthOfSpan(span),
    draw: (context, motion, seconds) => {
      context.translate(middleOfSpan(span), 0);
      drawTail(context, motion);
      drawBody(context, motion);
      context.save();
      context.translate(rest.x, rest.y + motion.nod * 60);
      garments.neck(context, 0);
      context.rotate(motion.tilt * (rest === LYING ? 0.6 : 1));
      drawSprite(context, head);
      eyes(context);
      lids(context, motion.lids);
      brows(context, seconds);
      garments.head(context);
      context.restore();
    },
  };
};
