import type { SKRSContext2D } from "@napi-rs/canvas";
import type { FigurePainter } from "../look/painter.ts";
import { type Box, drawSprite, drawTurned, type Sprite } from "../paint/sprite.ts";
import { limb, modelled } from "./body-shapes.ts";
import type { ToyTraits } from "./toy-traits.ts";

/** Colours of a toy's body, adjusted to the prompt. */
export interface QuadColours {
  readonly fur: string;
  readonly belly: string;
  readonly limbs: string;
  readonly paw: string;
  readonly stripes: string | undefined;
}

/** Returns an animal's colours in the painter's light. */
export function coloursOf(painter: FigurePainter, traits: ToyTraits): QuadColours {
  return {
    fur: painter.tone(traits.fur),
    belly: painter.tone(traits.belly),
    limbs: painter.tone(traits.limbs ?? traits.fur),
    paw: painter.tone(traits.paw),
    stripes: traits.stripes === undefined ? undefined : painter.tone(traits.stripes),
  };
}

function fillIn(context: SKRSContext2D, box: Box, colour: string): void {
  context.fillStyle = modelled(context, box, colour);
  context.fill();
}

/** An ellipse as a separate part: a haunch, a paw. */
export function pad(painter: FigurePainter, box: Box, colour: string): Sprite {
  return painter.shape(box, (context) => {
    context.beginPath();
    context.ellipse(
      box.x + box.width / 2,
      box.y + box.height / 2,
      box.width / 2,
      box.height / 2,
      0,
      0,
      Math.PI * 2,
    );
    fillIn(context, box, colour);
  });
}

function stripe(
  context: SKRSContext2D,
  colour: string | undefined,
  spots: readonly (readonly [number, number, number])[],
): void {
  if (colour === undefined) return;
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.lineCap = "round";
  for (const [x, y, length] of spots) {
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 0.9, y + length * 0.5, x - 0.2, y + length);
    context.stroke();
  }
}

/** The trunk of a standing animal from the side: rump left, chest right. */
export function standingTrunk(painter: FigurePainter, colours: QuadColours): Sprite {
  const box: Box = { x: -15, y: -20.5, width: 28, height: 15.5 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.moveTo(-9, -19.6);
    context.bezierCurveTo(-3, -20.2, 2, -19.2, 7, -20);
    context.bezierCurveTo(13.4, -20, 14.2, -8, 8.4, -6.2);
    context.bezierCurveTo(3, -5.2, -4, -6.8, -9.5, -5.8);
    context.bezierCurveTo(-16.6, -6, -16.8, -19.4, -9, -19.6);
    context.closePath();
    fillIn(context, box, colours.fur);
    context.clip();
    context.beginPath();
    context.ellipse(1, -5, 11.5, 3.4, 0, 0, Math.PI * 2);
    fillIn(context, { x: -10, y: -9, width: 22, height: 7 }, colours.belly);
    context.beginPath();
    context.ellipse(12, -11.5, 4.2, 6.4, -0.15, 0, Math.PI * 2);
    fillIn(context, { x: 7, y: -18, width: 8, height: 13 }, colours.belly);
    stripe(context, colours.stripes, [
      [-10, -19.5, 5.2],
      [-6, -20, 6],
      [-2, -20, 5.4],
      [2, -19.8, 4.4],
    ]);
  });
}

/** The trunk of an animal sitting on its haunches. */
export function sittingTrunk(painter: FigurePainter, colours: QuadColours): Sprite {
  const box: Box = { x: -13.5, y: -22, width: 24, height: 22 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.moveTo(-12.4, -4);
    context.bezierCurveTo(-13.6, -13, -6.4, -21.6, 1, -21.6);
    context.bezierCurveTo(8.4, -21.6, 10.6, -14, 9.2, -7);
    context.bezierCurveTo(8.6, -2, 4, -0.4, -4, -0.4);
    context.bezierCurveTo(-10, -0.4, -12, -1.4, -12.4, -4);
    context.closePath();
    fillIn(context, box, colours.fur);
    context.clip();
    context.beginPath();
    context.ellipse(8.6, -12, 4.2, 8.4, 0.12, 0, Math.PI * 2);
    fillIn(context, { x: 4, y: -20, width: 9, height: 16 }, colours.belly);
    stripe(context, colours.stripes, [
      [-10.4, -12, 4],
      [-8, -16, 4.4],
      [-4.6, -19.4, 4.4],
    ]);
  });
}

/** The trunk of an animal lying curled up. */
export function lyingTrunk(painter: FigurePainter, colours: QuadColours): Sprite {
  const box: Box = { x: -15.5, y: -12.6, width: 27, height: 12.6 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.moveTo(-14.6, -2.4);
    context.bezierCurveTo(-16, -9.6, -9, -12.6, -3, -12.4);
    context.bezierCurveTo(4, -12.2, 11.4, -10, 11, -3);
    context.bezierCurveTo(10.8, -0.2, 8, 0, 2, 0);
    context.lineTo(-10, 0);
    context.bezierCurveTo(-13, 0, -14.4, -0.8, -14.6, -2.4);
    context.closePath();
    fillIn(context, box, colours.fur);
    context.clip();
    stripe(context, colours.stripes, [
      [-7, -12.4, 4],
      [-3, -12.6, 4.6],
      [1, -12.4, 4],
    ]);
  });
}

/**
 * Four legs under a standing trunk; `swings` are those of the hind and the fore pair, far before
 * near.
 */
export function buildLegs(painter: FigurePainter, colours: QuadColours) {
  const leg = limb(
    painter,
    { x: 0, top: -9.4, length: 9.4, width: 5.6 },
    colours.limbs,
    colours.paw,
  );
  const at = (context: SKRSContext2D, x: number, swing: number, lift: number) => {
    context.save();
    context.translate(x + swing * 0.8, -lift - Math.max(0, swing) * 1.2);
    drawTurned(context, leg, [0, -9.4], -swing * 0.46);
    context.restore();
  };
  return {
    far: (context: SKRSContext2D, hind: number, fore: number) => {
      at(context, -6.2, hind, 0.9);
      at(context, 9, fore, 0.9);
    },
    near: (context: SKRSContext2D, hind: number, fore: number) => {
      at(context, -10.4, hind, 0);
      at(context, 4.6, fore, 0);
    },
  };
}

/** Draws a part at the given position. */
export function drawAt(context: SKRSContext2D, sprite: Sprite, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  drawSprite(context, sprite);
  context.restore();
}
