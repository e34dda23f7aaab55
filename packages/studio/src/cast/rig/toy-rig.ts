import { boxOf } from "../paint/load-icon.ts";
import { drawSprite, drawTurned } from "../paint/sprite.ts";
import { limb, modelled, traceEgg } from "./body-shapes.ts";
import { buildBrightEyes } from "./bright-eyes.ts";
import { buildBrows } from "./brows.ts";
import { buildGarments } from "./garments.ts";
import { buildLids } from "./lids.ts";
import { buildPedalling, RISE } from "./pedals.ts";
import type { BuildRig } from "./rig.ts";
import { buildTail } from "./tail.ts";
import { buildTool, drawInHand } from "./tools.ts";
import { PLAIN_TOY, TOY_TRAITS } from "./toy-traits.ts";

/** Width of the head, ears included, so a rabbit's face may be smaller than a bear's. */
const HEAD_WIDTH = 25;
const HEAD_HEIGHT = 25.5;
const CHIN = -15.6;
const HIP = 4.6;
const SHOULDER: readonly [number, number] = [6.9, -16.4];

/**
 * A vinyl toy: an animal's head on a bean-shaped body with stubby limbs, a belly and a matching
 * tail.
 */
export const buildToy: BuildRig = ({ subject, painter, wears, action, emotion, tool }) => {
  const traits = TOY_TRAITS[subject.icon] ?? PLAIN_TOY;
  const fur = painter.tone(traits.fur);
  const limbs = painter.tone(traits.limbs ?? traits.fur);
  const paw = painter.tone(traits.paw);
  const icon = boxOf(subject.icon);
  const unit = Math.min(HEAD_WIDTH / icon.width, HEAD_HEIGHT / icon.height);
  const head = painter.icon(
    subject.icon,
    {
      x: -(icon.width * unit) / 2,
      y: CHIN - icon.height * unit,
      width: icon.width * unit,
      height: icon.height * unit,
    },
    false,
  );
  const lids = buildLids(head, icon, traits.eyes);
  const eyes = buildBrightEyes(head, icon, traits.eyes, fur);
  const brows = buildBrows(head, icon, traits.eyes, emotion);
  const inHand = tool ? buildTool(painter, action) : undefined;
  const tail = buildTail(painter, traits);
  const bodyBox = { x: -9, y: -21, width: 18, height: 18.6 };
  const body = painter.shape(bodyBox, (context) => {
    traceEgg(context, bodyBox, 0.68);
    context.fillStyle = modelled(context, bodyBox, fur);
    context.fill();
    context.clip();
    const bellyBox = { x: -5.4, y: -14.6, width: 10.8, height: 11.2 };
    context.beginPath();
    context.ellipse(0, -8.6, 5.5, 6.3, 0, 0, Math.PI * 2);
    context.fillStyle = modelled(context, bellyBox, painter.tone(traits.belly));
    context.fill();
    if (traits.stripes === undefined) return;
    context.strokeStyle = painter.tone(traits.stripes);
    context.lineWidth = 1.3;
    context.lineCap = "round";
    for (const [x, y] of [
      [9.6, -12.5],
      [9.9, -9],
      [9.4, -5.6],
    ] as const) {
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(side * x, y);
        context.quadraticCurveTo(side * (x - 2), y + 0.2, side * (x - 3.4), y + 1.1);
        context.stroke();
      }
    }
  });
  const leg = limb(painter, { x: 0, top: -7.2, length: 7.2, width: 6.2 }, limbs, paw);
  const arm = limb(painter, { x: 0, top: 0, length: 9.2, width: 4.3 }, limbs, paw);
  const sole = limb(painter, { x: 0, top: -2.6, length: 5.4, width: 5.6 }, paw);
  const garments = buildGarments(painter, wears, {
    head,
    icon,
    eyes: traits.eyes,
    neck: CHIN,
    width: 13.4,
  });
  const sits = action === "sit" || action === "sleep";
  const rides = action === "drive";
  const pedals = rides
    ? buildPedalling(painter, { apart: 2.6, y: -7 }, { leg: limbs, shoe: paw })
    : undefined;

  return {
    height: -CHIN + icon.height * unit + (rides ? RISE : 0),
    width: 24,
    draw: (context, motion, seconds) => {
      const drop = sits ? 3.6 : rides ? -RISE : 0;
      const armAt = (side: -1 | 1, raise: number) => {
        context.save();
        context.translate(side * SHOULDER[0], SHOULDER[1] + drop);
        // Both paws hold the bar in front of the rider.
        context.rotate(rides ? -0.95 : -side * (0.36 + raise * 1.85));
        drawSprite(context, arm);
        if (side === 1 && action !== "read") drawInHand(context, inHand, 8.4, 0.36 + raise * 1.85);
        context.restore();
      };
      context.save();
      context.translate(0, drop);
      tail(context, motion.wag);
      context.restore();
      pedals?.far(context, seconds);
      if (!sits && !rides) {
        for (const side of [-1, 1] as const) {
          const swing = motion.stride * side;
          context.save();
          context.translate(side * HIP + swing * 1.7, -Math.max(0, swing) * 1.5);
          drawTurned(context, leg, [0, -7], -swing * 0.38);
          context.restore();
        }
      }
      const raised = motion.arms.map((arm) => arm > 0.5);
      if (raised[0] === true) armAt(-1, motion.arms[0]);
      if (raised[1] === true) armAt(1, motion.arms[1]);
      context.save();
      context.translate(0, drop);
      drawSprite(context, body);
      if (sits) {
        for (const side of [-1, 1]) {
          context.save();
          context.translate(side * 6.6, -4.4);
          context.rotate(side * -0.5);
          drawSprite(context, sole);
          context.restore();
        }
      }
      context.restore();
      pedals?.near(context, seconds);
      garments.neck(context, drop);
      if (raised[0] !== true) armAt(-1, motion.arms[0]);
      if (raised[1] !== true) armAt(1, motion.arms[1]);
      context.save();
      context.translate(0, CHIN + drop + motion.nod * 40);
      context.rotate(motion.tilt);
      context.translate(0, -CHIN);
      drawSprite(context, head);
      eyes(context);
      lids(context, motion.lids);
      brows(context, seconds);
      garments.head(context);
      context.restore();
      if (action === "read") drawInHand(context, inHand, -7.4 + drop, 0);
    },
  };
};
