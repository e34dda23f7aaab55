import type { SKRSContext2D } from "@napi-rs/canvas";
import type { FigurePainter } from "../look/painter.ts";
import { type Box, drawTurned, type Sprite } from "../paint/sprite.ts";
import { modelled } from "./body-shapes.ts";
import type { ToyTraits } from "./toy-traits.ts";

/** Root of the tail on the body, in toy units. */
const ROOT: readonly [number, number] = [-6, -6.5];

function brush(painter: FigurePainter, fur: string, tip: string): Sprite {
  const box: Box = { x: -19.5, y: -23, width: 14.5, height: 18.5 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.moveTo(-6, -5);
    context.bezierCurveTo(-13, -3.5, -20.5, -8, -18.5, -15.5);
    context.bezierCurveTo(-17.8, -18.5, -16, -21, -13.5, -23);
    context.bezierCurveTo(-12.8, -18.5, -9.5, -15.5, -8.5, -12.5);
    context.bezierCurveTo(-7.8, -10.5, -6.5, -9, -6, -5);
    context.closePath();
    context.fillStyle = modelled(context, box, fur);
    context.fill();
    context.clip();
    context.beginPath();
    context.moveTo(-21, -16.5);
    context.quadraticCurveTo(-16.5, -14, -15, -17.5);
    context.quadraticCurveTo(-13, -15.5, -10, -17.5);
    context.lineTo(-10, -25);
    context.lineTo(-21, -25);
    context.closePath();
    context.fillStyle = modelled(context, { x: -19, y: -24, width: 9, height: 9 }, tip);
    context.fill();
  });
}

const LINES: Partial<Record<ToyTraits["tail"], (context: SKRSContext2D) => void>> = {
  thin: (context) => context.bezierCurveTo(-14, -3, -17, -8, -14.5, -13.5),
  ringed: (context) => context.bezierCurveTo(-15, -2.5, -18, -9, -14, -15),
  tuft: (context) => context.bezierCurveTo(-13, -3, -16, -7, -15.5, -12.5),
  up: (context) => context.bezierCurveTo(-11, -6, -13.5, -9, -12, -14),
  curl: (context) => {
    context.bezierCurveTo(-14, -4, -17.5, -8, -14.5, -12);
    context.bezierCurveTo(-12.5, -14.5, -10, -12, -11.8, -10.2);
  },
};

const WIDTHS: Partial<Record<ToyTraits["tail"], number>> = {
  thin: 2.2,
  ringed: 3.6,
  tuft: 2,
  up: 3.4,
  curl: 1.9,
};

function line(
  painter: FigurePainter,
  traits: ToyTraits,
  fur: string,
  tip: string | undefined,
): Sprite {
  const box: Box = { x: -19, y: -18, width: 15, height: 15 };
  const course = LINES[traits.tail];
  return painter.shape(box, (context) => {
    const trace = () => {
      context.beginPath();
      context.moveTo(ROOT[0], ROOT[1]);
      course?.(context);
      context.stroke();
    };
    context.lineCap = "round";
    context.lineWidth = WIDTHS[traits.tail] ?? 2.4;
    context.strokeStyle = modelled(
      context,
      box,
      traits.tail === "thin" && tip !== undefined ? tip : fur,
    );
    trace();
    if (traits.tail === "ringed" && tip !== undefined) {
      context.setLineDash([1.7, 2.6]);
      context.lineCap = "butt";
      context.strokeStyle = modelled(context, box, tip);
      trace();
    }
    if (traits.tail === "tuft" && tip !== undefined) {
      const end: Box = { x: -17.8, y: -16.5, width: 4.6, height: 5.6 };
      context.beginPath();
      context.ellipse(-15.5, -13.7, 2.2, 2.9, 0.1, 0, Math.PI * 2);
      context.fillStyle = modelled(context, end, tip);
      context.fill();
    }
  });
}

function ball(painter: FigurePainter, colour: string, radius: number): Sprite {
  const box: Box = { x: -9.5 - radius, y: -6.5 - radius, width: radius * 2, height: radius * 2 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.arc(-9.5, -6.5, radius, 0, Math.PI * 2);
    context.fillStyle = modelled(context, box, colour);
    context.fill();
  });
}

/** The tail behind the body, wagging about its root. */
export function buildTail(
  painter: FigurePainter,
  traits: ToyTraits,
): (context: SKRSContext2D, wag: number) => void {
  if (traits.tail === "none") return () => undefined;
  const fur = painter.tone(traits.fur);
  const tip = traits.tip === undefined ? undefined : painter.tone(traits.tip);
  const sprite =
    traits.tail === "brush"
      ? brush(painter, fur, tip ?? fur)
      : traits.tail === "pom"
        ? ball(painter, tip ?? fur, 3.4)
        : traits.tail === "stub"
          ? ball(painter, fur, 2.6)
          : line(painter, traits, fur, tip);
  return (context, wag) => drawTurned(context, sprite, ROOT, wag * 0.2);
}
