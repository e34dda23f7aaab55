import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** A fern or other plant with feathered fronds rising from one point. */
export function fern(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
  leaf: Rgb,
  distance = 0,
): void {
  const fronds = random.integer(6, 9);
  for (let frond = 0; frond < fronds; frond += 1) {
    const spread = (frond / (fronds - 1) - 0.5) * 2.3 + random.between(-0.12, 0.12);
    const reach = size * random.between(0.75, 1.1);
    ctx.strokeStyle = css(p.tone(leaf, 0.2 + random.next() * 0.75, distance));
    ctx.lineWidth = Math.max(0.8, size * 0.022);
    ctx.beginPath();
    for (let step = 1; step <= 14; step += 1) {
      const t = step / 14;
      const px = x + Math.sin(spread) * reach * t;
      const py =
        y - Math.cos(spread) * reach * t * (1 - t * 0.28) + Math.abs(spread) * reach * t * t * 0.12;
      const blade = size * 0.2 * (1 - t * 0.8);
      ctx.moveTo(px, py);
      ctx.lineTo(
        px + Math.cos(spread) * blade + Math.sin(spread) * blade * 0.5,
        py + Math.sin(spread) * blade - blade * 0.4,
      );
      ctx.moveTo(px, py);
      ctx.lineTo(
        px - Math.cos(spread) * blade + Math.sin(spread) * blade * 0.5,
        py - Math.sin(spread) * blade - blade * 0.4,
      );
    }
    ctx.stroke();
  }
}
