import type { FigurePainter } from "../look/painter.ts";
import { type Box, drawSprite, drawTurned, type Sprite } from "../paint/sprite.ts";
import { limb, modelled } from "./body-shapes.ts";
import { PONY_TRAITS, type PonyTraits } from "./pony-traits.ts";
import type { BuildRig } from "./rig.ts";
import { middleOfSpan, PONY_BACK, PONY_HEAD, ponyHead, ponySpan, widthOfSpan } from "./span.ts";

const BACK = PONY_BACK;

function tail(painter: FigurePainter, traits: PonyTraits): Sprite {
  if (!traits.bushy) {
    const stub: Box = { x: -17.6, y: BACK - 0.2, width: 4.4, height: 6 };
    return painter.shape(stub, (context) => {
      context.beginPath();
      context.ellipse(-15.4, BACK + 2.8, 1.7, 3, 0.35, 0, Math.PI * 2);
      context.fillStyle = modelled(context, stub, traits.tail[0]);
      context.fill();
    });
  }
  const box: Box = { x: -24, y: BACK - 1.5, width: 12, height: 18 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.moveTo(-12.5, BACK + 1);
    context.bezierCurveTo(-19, BACK - 3.5, -24, BACK + 3, -22, BACK + 9);
    context.bezierCurveTo(-21.4, BACK + 12, -22.5, BACK + 14.5, -23.5, BACK + 16);
    context.bezierCurveTo(-18.5, BACK + 16.5, -15.5, BACK + 12.5, -16, BACK + 8.5);
    context.bezierCurveTo(-16.2, BACK + 6, -14.5, BACK + 5, -12.5, BACK + 4.5);
    context.closePath();
    const gradient = context.createLinearGradient(-14, BACK, -22, BACK + 16);
    gradient.addColorStop(0, painter.tone(traits.tail[1]));
    gradient.addColorStop(1, painter.tone(traits.tail[0]));
    context.fillStyle = gradient;
    context.fill();
  });
}

/** An animal in profile on four legs, with head and neck from the picture. */
export const buildPony: BuildRig = ({ subject, painter }) => {
  const traits = PONY_TRAITS[subject.icon] ?? PONY_TRAITS["horse-face"];
  if (traits === undefined) throw new RangeError(`no body for ${subject.icon}`);
  const coat = painter.tone(traits.coat);
  const { x, neck, height, corner } = ponyHead(subject.icon);
  // The cut of the neck is placed on the shoulder.
  const place = { x, y: neck - height, width: PONY_HEAD, height };
  const head = painter.icon(subject.icon, place, true, corner);
  const span = ponySpan(subject.icon);
  const bodyBox: Box = { x: -15.5, y: BACK - 0.5, width: 28, height: 14 };
  const body = painter.shape(bodyBox, (context) => {
    context.beginPath();
    context.moveTo(-9, BACK);
    context.bezierCurveTo(-3, BACK + 0.8, 3, BACK + 0.4, 7, BACK + 0.2);
    context.bezierCurveTo(13.2, BACK + 0.5, 13.2, BACK + 12.5, 6.5, BACK + 13);
    context.bezierCurveTo(1, BACK + 12.4, -4, BACK + 12.8, -9, BACK + 13.2);
    context.bezierCurveTo(-17.5, BACK + 12.5, -17.5, BACK - 0.5, -9, BACK);
    context.closePath();
    context.fillStyle = modelled(context, bodyBox, coat);
    context.fill();
  });
  const near = limb(
    painter,
    { x: 0, top: -10, length: 10, width: 4.7 },
    coat,
    painter.tone(traits.hoof),
  );
  const far = limb(
    painter,
    { x: 0, top: -10, length: 10, width: 4.5 },
    painter.tone(traits.far),
    painter.tone(traits.hoof),
  );
  const brush = tail(painter, traits);

  return {
    height: span.height,
    width: widthOfSpan(span),
    draw: (context, motion) => {
      context.translate(middleOfSpan(span), 0);
      const stand = (leg: Sprite, x: number, swing: number) => {
        context.save();
        context.translate(x, -Math.max(0, swing) * 1.4);
        drawTurned(context, leg, [0, -10], -swing * 0.5);
        context.restore();
      };
      drawTurned(context, brush, [-12.5, BACK + 2], motion.wag * 0.14);
      stand(far, -6.5, -motion.stride);
      stand(far, 9, motion.stride);
      drawSprite(context, body);
      stand(near, -10.5, motion.stride);
      stand(near, 5, -motion.stride);
      context.save();
      context.translate(6, neck - 4);
      context.rotate(motion.tilt * 0.6 + motion.nod * 4);
      context.translate(-6, 4 - neck);
      drawSprite(context, head);
      context.restore();
    },
  };
};
