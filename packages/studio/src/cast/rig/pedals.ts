import type { SKRSContext2D } from "@napi-rs/canvas";
import type { FigurePainter } from "../look/painter.ts";
import { drawSprite, type Sprite } from "../paint/sprite.ts";
import { limb } from "./body-shapes.ts";

/** Units by which a pedalling figure is raised, and its legs are lengthened. */
export const RISE = 9;
/**
 * The crank relative to the feet of a seated figure: its centre, its length, and seconds per turn.
 */
const CRANK = { x: 2.6, y: -2.6, radius: 2.6, turn: 1.2 } as const;
/** Length of half a leg in units. */
const BONE = 8.6;
const WIDTH = 4.4;

/** Builds two legs from the hips to turning pedals, bent at knees that point forward. */
export function buildPedalling(
  painter: FigurePainter,
  hips: { readonly apart: number; readonly y: number },
  colours: { readonly leg: string; readonly shoe: string },
): { readonly near: DrawLeg; readonly far: DrawLeg } {
  const bone = (end?: string) =>
    limb(painter, { x: 0, top: 0, length: BONE, width: WIDTH }, colours.leg, end);
  const thigh = bone();
  const shin = bone(colours.shoe);
  const hang = (context: SKRSContext2D, sprite: Sprite, from: Point, to: Point) => {
    context.save();
    context.translate(from.x, from.y);
    context.rotate(Math.atan2(from.x - to.x, to.y - from.y));
    drawSprite(context, sprite);
    context.restore();
  };
  const leg = (context: SKRSContext2D, seconds: number, side: -1 | 1) => {
    const angle = (seconds / CRANK.turn + (side < 0 ? 0.5 : 0)) * Math.PI * 2;
    const hip = { x: side * hips.apart, y: hips.y - RISE };
    const foot = {
      x: CRANK.x + Math.cos(angle) * CRANK.radius,
      y: CRANK.y + Math.sin(angle) * CRANK.radius,
    };
    const knee = kneeOf(hip, foot);
    hang(context, thigh, hip, knee);
    hang(context, shin, knee, foot);
  };
  return {
    far: (context, seconds) => leg(context, seconds, -1),
    near: (context, seconds) => leg(context, seconds, 1),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type DrawLeg = (context: SKRSContext2D, seconds: number) => void;

/** Returns the joint of two bones of equal length, in front of the line from hip to foot. */
export function kneeOf(hip: Point, foot: Point): Point {
  const [dx, dy] = [foot.x - hip.x, foot.y - hip.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const out = Math.sqrt(Math.max(0, BONE * BONE - (far * far) / 4));
  return { x: (hip.x + foot.x) / 2 + (dy / far) * out, y: (hip.y + foot.y) / 2 - (dx / far) * out };
}
