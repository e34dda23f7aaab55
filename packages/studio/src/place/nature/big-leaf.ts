import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";

/** A broad tropical leaf with a midrib and slits like a monstera's, lit on its upper half. */
export function bigLeaf(
  ctx: SKRSContext2D,
  p: Painter,
  x: number,
  y: number,
  length: number,
  turn: number,
  leaf: Rgb,
  shade: number,
  haze = 0,
  slits = true,
): void {
  const width = length * 0.32;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  const half = (way: 1 | -1, light: number) => {
    const gradient = ctx.createLinearGradient(0, 0, length, 0);
    gradient.addColorStop(0, css(p.tone(leaf, Math.max(0, light - 0.25), haze)));
    gradient.addColorStop(1, css(p.tone(mix(leaf, [230, 250, 140], 0.15), light, haze)));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    const lobes = slits ? 6 : 1;
    for (let lobe = 0; lobe < lobes; lobe += 1) {
      const from = lobe / lobes;
      const to = (lobe + 1) / lobes;
      const reach = (t: number) =>
        Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.06)) ** 0.75 * width * way;
      if (slits) {
        ctx.quadraticCurveTo(
          length * (from + 0.02),
          reach(from + 0.06),
          length * (from + to) * 0.5,
          reach((from + to) / 2),
        );
        ctx.quadraticCurveTo(
          length * (to + 0.01),
          reach(to) * 0.98,
          length * (to - 0.02),
          reach(to) * (lobe === lobes - 1 ? 0 : 0.5),
        );
      } else
        ctx.bezierCurveTo(length * 0.15, width * 1.15 * way, length * 0.7, width * way, length, 0);
    }
    ctx.lineTo(length, 0);
    ctx.closePath();
    ctx.fill();
  };
  half(1, shade * 0.55);
  half(-1, Math.min(1, shade + 0.15));
  ctx.strokeStyle = css(p.tone(mix(leaf, [220, 240, 160], 0.4), shade, haze), 0.8);
  ctx.lineWidth = Math.max(0.8, length * 0.012);
  ctx.beginPath();
  ctx.moveTo(-length * 0.1, 0);
  ctx.lineTo(length * 0.98, 0);
  ctx.stroke();
  ctx.restore();
}
