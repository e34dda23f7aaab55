import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { outline } from "./windmill.ts";

const TRIM: Rgb = [250, 244, 234];

/** A gambrel barn seen from its corner, with its silo. */
export function barn(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  height: number,
  haze: number,
): void {
  const paint: Rgb = random.pick([
    [190, 58, 52],
    [174, 66, 56],
    [120, 92, 84],
    [196, 84, 56],
  ]);
  const side = p.brush.light.direction;
  const roof: Rgb = mix([112, 104, 116], [248, 251, 255], p.snow * 0.92);
  const w = height * 0.9;
  const deep = height * 0.75 * (side < 0 ? 1 : -1);
  const silo = x - Math.sign(deep) * w * 0.72;
  ctx.fillStyle = css([16, 16, 34], 0.24);
  ctx.beginPath();
  ctx.ellipse(x + deep * 0.4, y, w * 1.1, height * 0.06, 0, 0, Math.PI * 2);
  ctx.fill();
  const tube = ctx.createLinearGradient(silo - height * 0.14, 0, silo + height * 0.14, 0);
  tube.addColorStop(side < 0 ? 0 : 1, css(p.tone([214, 216, 222], 0.95, haze)));
  tube.addColorStop(side < 0 ? 1 : 0, css(p.tone([170, 174, 186], 0.05, haze)));
  ctx.fillStyle = tube;
  ctx.fillRect(silo - height * 0.14, y - height * 1.12, height * 0.28, height * 1.12);
  ctx.fillStyle = css(p.tone([100, 104, 116], 0.2, haze), 0.5);
  for (let ring = 1; ring < 8; ring += 1)
    ctx.fillRect(
      silo - height * 0.14,
      y - height * 1.12 * (ring / 8),
      height * 0.28,
      Math.max(0.7, height * 0.008),
    );
  ctx.fillStyle = css(p.tone(roof, 0.7, haze));
  ctx.beginPath();
  ctx.ellipse(silo, y - height * 1.12, height * 0.15, height * 0.15, 0, Math.PI, 0);
  ctx.fill();
  const gable = (grow: number): [number, number][] => [
    [x - w / 2 - grow, y - height * 0.5],
    [x - w * 0.36 - grow * 0.6, y - height * 0.8 - grow * 0.6],
    [x, y - height - grow],
    [x + w * 0.36 + grow * 0.6, y - height * 0.8 - grow * 0.6],
    [x + w / 2 + grow, y - height * 0.5],
  ];
  const far = Math.sign(deep);
  ctx.fillStyle = css(p.tone(paint, 0.22, haze));
  outline(ctx, [
    [x + (far * w) / 2, y],
    [x + (far * w) / 2 + deep, y - height * 0.05],
    [x + (far * w) / 2 + deep, y - height * 0.5],
    [x + (far * w) / 2, y - height * 0.5],
  ]);
  ctx.fill();
  const [, bend, ridge] = far > 0 ? gable(height * 0.03).reverse() : gable(height * 0.03);
  const eave = (far > 0 ? gable(height * 0.03).reverse() : gable(height * 0.03))[0];
  if (bend && ridge && eave) {
    ctx.fillStyle = css(p.tone(roof, 0.42, haze));
    outline(ctx, [
      eave,
      [eave[0] + deep, eave[1] - height * 0.03],
      [bend[0] + deep, bend[1] - height * 0.03],
      bend,
    ]);
    ctx.fill();
    ctx.fillStyle = css(p.tone(roof, 0.85, haze));
    outline(ctx, [
      bend,
      [bend[0] + deep, bend[1] - height * 0.03],
      [ridge[0] + deep, ridge[1] - height * 0.03],
      ridge,
    ]);
    ctx.fill();
  }
  ctx.save();
  outline(ctx, [[x - w / 2, y], ...gable(0), [x + w / 2, y]]);
  ctx.fillStyle = css(p.tone(paint, 0.72, haze));
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = css(p.tone(paint, 0.2, haze), 0.4);
  for (let plank = 0; plank < 16; plank += 1)
    ctx.fillRect(x - w / 2 + (w * plank) / 16, y - height, Math.max(0.6, height * 0.007), height);
  ctx.restore();
  ctx.strokeStyle = css(p.tone(p.snow > 0.3 ? [250, 252, 255] : roof, 0.8, haze));
  ctx.lineWidth = height * 0.035;
  ctx.lineJoin = "round";
  ctx.beginPath();
  for (const [gx, gy] of gable(height * 0.02)) ctx.lineTo(gx, gy);
  ctx.stroke();
  ctx.strokeStyle = css(p.tone(TRIM, 0.8, haze));
  ctx.lineWidth = Math.max(0.8, height * 0.018);
  for (const door of [-1, 1]) {
    const left = door < 0 ? x - w * 0.22 : x;
    ctx.strokeRect(left, y - height * 0.4, w * 0.22, height * 0.4);
    ctx.beginPath();
    ctx.moveTo(left, y - height * 0.4);
    ctx.lineTo(left + w * 0.22, y);
    ctx.moveTo(left + w * 0.22, y - height * 0.4);
    ctx.lineTo(left, y);
    ctx.stroke();
  }
  ctx.fillStyle = css(p.lamps ? [255, 206, 120] : p.tone([54, 44, 50], 0.2, haze));
  ctx.fillRect(x - w * 0.07, y - height * 0.72, w * 0.14, height * 0.14);
  ctx.strokeRect(x - w * 0.07, y - height * 0.72, w * 0.14, height * 0.14);
  if (p.lamps) lampGlow(ctx, x, y - height * 0.64, height * 0.35, [255, 200, 110], 0.6);
}
