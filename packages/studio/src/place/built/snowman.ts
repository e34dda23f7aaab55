import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** A snowman with hat, scarf and carrot. */
export function snowman(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  const side = p.brush.light.direction;
  const scarf: Rgb = random.pick([
    [220, 70, 70],
    [70, 130, 200],
    [90, 160, 110],
  ]);
  const ball = (up: number, r: number) => {
    const cy = y - up * size;
    const gradient = ctx.createRadialGradient(
      x + side * r * size * 0.5,
      cy - r * size * 0.4,
      0,
      x,
      cy,
      r * size * 1.1,
    );
    gradient.addColorStop(0, css(p.tone([255, 255, 255], 1)));
    gradient.addColorStop(
      1,
      css(mix(p.tone([200, 216, 246], 0.15), p.tone([255, 255, 255], 0.5), 0.4)),
    );
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.arc(x, cy, r * size, 0, Math.PI * 2);
    ctx.fill();
  };
  ctx.fillStyle = css([30, 50, 110], 0.22);
  ctx.beginPath();
  ctx.ellipse(x - side * size * 0.2, y, size * 0.42, size * 0.07, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = css(p.tone([104, 78, 62], 0.4));
  ctx.lineWidth = size * 0.025;
  ctx.beginPath();
  ctx.moveTo(x - size * 0.15, y - size * 0.58);
  ctx.lineTo(x - size * 0.46, y - size * 0.76);
  ctx.moveTo(x + size * 0.15, y - size * 0.58);
  ctx.lineTo(x + size * 0.46, y - size * 0.7);
  ctx.stroke();
  ball(0.25, 0.28);
  ball(0.57, 0.21);
  ball(0.83, 0.155);
  ctx.fillStyle = css(p.tone(scarf, 0.6));
  ctx.beginPath();
  ctx.roundRect(x - size * 0.16, y - size * 0.735, size * 0.32, size * 0.07, size * 0.03);
  ctx.roundRect(x + size * 0.05, y - size * 0.72, size * 0.07, size * 0.22, size * 0.02);
  ctx.fill();
  ctx.fillStyle = css(p.tone([40, 38, 48], 0.4));
  for (const [u, v, r] of [
    [-0.055, 0.88, 0.018],
    [0.055, 0.88, 0.018],
    [0, 0.62, 0.018],
    [0, 0.53, 0.018],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x + u * size, y - v * size, r * size, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillRect(x - size * 0.17, y - size * 0.985, size * 0.34, size * 0.03);
  ctx.fillRect(x - size * 0.105, y - size * 1.16, size * 0.21, size * 0.19);
  ctx.fillStyle = css(p.tone(scarf, 0.6));
  ctx.fillRect(x - size * 0.105, y - size * 1.02, size * 0.21, size * 0.035);
  ctx.fillStyle = css(p.tone([246, 140, 60], 0.8));
  ctx.beginPath();
  ctx.moveTo(x, y - size * 0.85);
  ctx.lineTo(x + size * 0.15, y - size * 0.82);
  ctx.lineTo(x, y - size * 0.81);
  ctx.fill();
}
