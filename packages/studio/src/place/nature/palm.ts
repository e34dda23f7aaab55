import { createCanvas } from "@napi-rs/canvas";
import { css } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import type { TreeSprite, TreeStyle } from "./tree.ts";

/** A palm that leans to one side, with arching fronds. */
export function palm(p: Painter, random: Random, height: number, style: TreeStyle): TreeSprite {
  const width = height * 1.15;
  const picture = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = picture.getContext("2d");
  const lean = random.between(-0.2, 0.2) * width;
  const top = { x: width / 2 + lean, y: height * 0.34 };
  const side = p.brush.light.direction;
  const rings = 26;
  for (let ring = 0; ring < rings; ring += 1) {
    const t = ring / rings;
    const x = width / 2 + lean * t * t;
    const y = height - (height - top.y) * t;
    const half = height * (0.028 - t * 0.012);
    const gradient = ctx.createLinearGradient(x - half, 0, x + half, 0);
    gradient.addColorStop(side < 0 ? 0 : 1, css(p.tone(style.bark, 0.9, style.distance)));
    gradient.addColorStop(side < 0 ? 1 : 0, css(p.tone(style.bark, 0.1, style.distance)));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.ellipse(x, y, half * (ring % 2 === 0 ? 1.1 : 0.92), height * 0.02, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  const fronds = 15;
  for (let frond = 0; frond < fronds; frond += 1) {
    const turn =
      Math.PI * (1.06 - (frond / (fronds - 1)) * 1.12) +
      random.between(-0.1, 0.1) +
      (frond % 3 === 0 ? Math.PI * 0.06 : 0);
    const reach = height * random.between(0.34, 0.47);
    const dx = Math.cos(turn) * reach;
    const rise = Math.sin(turn) * reach * 0.62;
    const sag = reach * random.between(0.22, 0.48);
    const shade = frond % 2 === 0 ? 0.2 : Math.sign(dx) === Math.sign(side) ? 0.95 : 0.5;
    ctx.strokeStyle = css(p.tone(style.leaf, shade, style.distance));
    ctx.lineWidth = Math.max(0.8, height * 0.006);
    ctx.beginPath();
    for (let step = 0; step <= 26; step += 1) {
      const t = step / 26;
      const x = top.x + dx * t;
      const y = top.y - rise * Math.sin(t * 1.9) * 0.9 + sag * t * t;
      const blade = reach * 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.1));
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(
        x + Math.sign(dx) * blade * 0.35,
        y - blade * 0.1,
        x + Math.sign(dx) * blade * 0.5,
        y + blade * 0.85,
      );
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(
        x + Math.sign(dx) * blade * 0.5,
        y - blade * 0.4,
        x + Math.sign(dx) * blade * 0.95,
        y - blade * 0.05,
      );
    }
    ctx.stroke();
  }
  ctx.fillStyle = css(p.tone([122, 82, 48], 0.4, style.distance));
  for (const off of [-1, 0.2, 1.1]) {
    ctx.beginPath();
    ctx.arc(top.x + off * height * 0.022, top.y + height * 0.018, height * 0.019, 0, Math.PI * 2);
    ctx.fill();
  }
  return { picture, width, height };
}
