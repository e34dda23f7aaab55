import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** A small sailing boat on the line `y`, `size` pixels tall, with a broken reflection. */
export function sailingBoat(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
  distance: number,
): void {
  const haze = Math.max(0, distance);
  const sail: Rgb = random.pick([
    [252, 246, 232],
    [250, 226, 190],
    [236, 110, 90],
    [250, 200, 110],
  ]);
  const hull: Rgb = random.pick([
    [122, 60, 48],
    [60, 72, 104],
    [196, 80, 62],
  ]);
  const flip = random.next() < 0.5 ? -1 : 1;
  const side = Math.sign(p.brush.light.direction) * flip;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(flip, 1);
  const panel = (
    points: readonly (readonly [number, number])[],
    colour: Rgb,
    shade: number,
    alpha = 1,
  ) => {
    ctx.fillStyle = css(p.tone(colour, shade, haze), alpha);
    ctx.beginPath();
    for (const [px, py] of points) ctx.lineTo(px * size, py * size);
    ctx.fill();
  };
  panel(
    [
      [-0.3, 0.02],
      [0.3, 0.02],
      [0.12, 0.4],
      [-0.1, 0.4],
    ],
    sail,
    0.4,
    0.25,
  );
  panel(
    [
      [-0.36, -0.1],
      [0.42, -0.12],
      [0.28, 0.02],
      [-0.28, 0.02],
    ],
    hull,
    side > 0 ? 0.7 : 0.25,
  );
  panel(
    [
      [-0.36, -0.1],
      [0.42, -0.12],
      [0.4, -0.09],
      [-0.34, -0.07],
    ],
    [240, 230, 214],
    0.7,
  );
  panel(
    [
      [-0.012, -0.12],
      [0.012, -0.12],
      [0.008, -1],
      [-0.008, -1],
    ],
    [90, 70, 60],
    0.3,
  );
  ctx.fillStyle = css(p.tone(sail, side > 0 ? 0.95 : 0.5, haze));
  ctx.beginPath();
  ctx.moveTo(0.03 * size, -0.97 * size);
  ctx.quadraticCurveTo(0.32 * size, -0.6 * size, 0.36 * size, -0.18 * size);
  ctx.lineTo(0.03 * size, -0.18 * size);
  ctx.fill();
  ctx.fillStyle = css(p.tone(sail, side > 0 ? 0.6 : 0.95, haze));
  ctx.beginPath();
  ctx.moveTo(-0.03 * size, -0.9 * size);
  ctx.quadraticCurveTo(-0.22 * size, -0.5 * size, -0.32 * size, -0.16 * size);
  ctx.lineTo(-0.03 * size, -0.18 * size);
  ctx.fill();
  if (p.lamps) {
    ctx.fillStyle = css([255, 214, 130]);
    ctx.beginPath();
    ctx.arc(-0.1 * size, -0.16 * size, Math.max(1, size * 0.03), 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}
