import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** A striped parasol with a deck chair and a ball. */
export function parasol(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  const colour: Rgb = random.pick([
    [240, 92, 84],
    [58, 150, 190],
    [250, 184, 70],
    [90, 186, 140],
  ]);
  const side = p.brush.light.direction;
  ctx.fillStyle = css([40, 24, 50], 0.24);
  ctx.beginPath();
  ctx.ellipse(x - side * size * 0.4, y + size * 0.02, size * 0.55, size * 0.07, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = css(p.tone([240, 232, 216], 0.6));
  ctx.lineWidth = size * 0.028;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + size * 0.07, y - size * 0.95);
  ctx.stroke();
  ctx.save();
  ctx.translate(x + size * 0.07, y - size * 0.72);
  ctx.rotate(0.1);
  const gores = 7;
  for (let gore = 0; gore < gores; gore += 1) {
    const from = -1 + (gore * 2) / gores;
    const to = from + 2 / gores;
    const shade = 0.5 + ((from + to) / 2) * side * 0.45;
    ctx.fillStyle = css(p.tone(gore % 2 === 0 ? colour : [255, 250, 240], shade));
    ctx.beginPath();
    ctx.moveTo(0, -size * 0.36);
    ctx.quadraticCurveTo(from * size * 0.5, -size * 0.32, from * size * 0.62, size * 0.02);
    ctx.quadraticCurveTo(
      ((from + to) / 2) * size * 0.62,
      size * 0.09,
      to * size * 0.62,
      size * 0.02,
    );
    ctx.quadraticCurveTo(to * size * 0.5, -size * 0.32, 0, -size * 0.36);
    ctx.fill();
  }
  ctx.restore();
  const chair = x + size * 0.42;
  ctx.strokeStyle = css(p.tone([170, 120, 80], 0.5));
  ctx.lineWidth = size * 0.022;
  ctx.beginPath();
  ctx.moveTo(chair - size * 0.22, y + size * 0.02);
  ctx.lineTo(chair + size * 0.2, y - size * 0.34);
  ctx.moveTo(chair + size * 0.12, y + size * 0.02);
  ctx.lineTo(chair - size * 0.16, y - size * 0.12);
  ctx.stroke();
  ctx.strokeStyle = css(p.tone(colour, 0.8));
  ctx.lineWidth = size * 0.05;
  ctx.beginPath();
  ctx.moveTo(chair + size * 0.19, y - size * 0.32);
  ctx.quadraticCurveTo(chair + size * 0.02, y - size * 0.02, chair - size * 0.16, y - size * 0.12);
  ctx.stroke();
  const ball = size * 0.09;
  for (let slice = 0; slice < 6; slice += 1) {
    ctx.fillStyle = css(
      p.tone(
        slice % 2 === 0
          ? [255, 252, 244]
          : random.pick<Rgb>([
              [240, 90, 80],
              [60, 140, 210],
              [250, 200, 70],
            ]),
        0.4 + (slice / 6) * 0.5,
      ),
    );
    ctx.beginPath();
    ctx.moveTo(x - size * 0.5, y - ball * 0.9);
    ctx.arc(
      x - size * 0.5,
      y - ball * 0.9,
      ball,
      (slice * Math.PI) / 3,
      ((slice + 1) * Math.PI) / 3 + 0.03,
    );
    ctx.fill();
  }
}
