import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/**
 * A wooden table seen from its edge; it extends from `back` (sheet pixels) to the bottom of the
 * picture.
 */
export function tableTop(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  back: number,
  wood: Rgb,
): void {
  const middle = p.x(0.5);
  const half = p.brush.frame.width * 0.54;
  const spread = 1.5;
  const shine = ctx.createLinearGradient(0, back, 0, p.height);
  shine.addColorStop(0, css(mix(p.tone(wood, 0.95), p.key, 0.28)));
  shine.addColorStop(0.4, css(p.tone(wood, 0.8)));
  shine.addColorStop(1, css(p.tone(mix(wood, [60, 30, 20], 0.3), 0.45)));
  // The far edge is rounded and casts a soft shadow on the room behind.
  const shade = ctx.createLinearGradient(0, back - p.unit * 0.05, 0, back);
  shade.addColorStop(0, css([30, 14, 20], 0));
  shade.addColorStop(1, css([30, 14, 20], 0.3));
  ctx.fillStyle = shade;
  ctx.fillRect(middle - half, back - p.unit * 0.05, half * 2, p.unit * 0.05);
  ctx.beginPath();
  ctx.moveTo(middle - half, back + p.unit * 0.012);
  ctx.quadraticCurveTo(middle - half, back, middle - half + p.unit * 0.02, back);
  ctx.lineTo(middle + half - p.unit * 0.02, back);
  ctx.quadraticCurveTo(middle + half, back, middle + half, back + p.unit * 0.012);
  ctx.lineTo(middle + half * spread, p.height);
  ctx.lineTo(middle - half * spread, p.height);
  ctx.closePath();
  ctx.fillStyle = shine;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const planks = 7;
  for (let plank = 0; plank <= planks; plank += 1) {
    const at = (plank / planks) * 2 - 1;
    ctx.strokeStyle = css(p.tone(mix(wood, [50, 24, 16], 0.6), 0.3), 0.55);
    ctx.lineWidth = p.unit * 0.004;
    ctx.beginPath();
    ctx.moveTo(middle + at * half, back);
    ctx.lineTo(middle + at * half * spread, p.height);
    ctx.stroke();
    for (let vein = 0; vein < 6; vein += 1) {
      const from = at + (random.next() * 2) / planks;
      const start = random.between(0, 0.7);
      const end = start + random.between(0.1, 0.4);
      const x = (t: number) => middle + from * half * (1 + (spread - 1) * t);
      const y = (t: number) => back + (p.height - back) * t;
      ctx.strokeStyle = css(p.tone(mix(wood, [50, 24, 16], 0.4), 0.5), 0.3);
      ctx.lineWidth = p.unit * 0.0022;
      ctx.beginPath();
      ctx.moveTo(x(start), y(start));
      ctx.lineTo(x(end), y(end));
      ctx.stroke();
    }
  }
  ctx.restore();
  ctx.fillStyle = css(mix(p.key, [255, 255, 255], 0.4), 0.5);
  ctx.fillRect(middle - half + p.unit * 0.02, back, half * 2 - p.unit * 0.04, p.unit * 0.004);
}
