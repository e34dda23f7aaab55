import { css } from "../../light/colour.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { type Ctx, shadowOn } from "./upholstery.ts";

/** A standing lamp with a fabric shade; its light is always on after sunset. */
export function floorLamp(ctx: Ctx, p: Painter, x: number, y: number, h: number): void {
  shadowOn(ctx, x, y, h * 0.1, h * 0.02);
  ctx.fillStyle = css(p.tone([96, 74, 60], 0.4));
  ctx.fillRect(x - h * 0.009, y - h * 0.86, h * 0.018, h * 0.86);
  ctx.beginPath();
  ctx.ellipse(x, y - h * 0.01, h * 0.09, h * 0.02, 0, 0, Math.PI * 2);
  ctx.fill();
  const shade = ctx.createLinearGradient(0, y - h, 0, y - h * 0.78);
  shade.addColorStop(0, css(p.lamps ? [255, 224, 160] : p.tone([246, 226, 190], 0.7)));
  shade.addColorStop(1, css(p.lamps ? [255, 196, 112] : p.tone([226, 196, 150], 0.5)));
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.moveTo(x - h * 0.075, y - h);
  ctx.lineTo(x + h * 0.075, y - h);
  ctx.lineTo(x + h * 0.125, y - h * 0.79);
  ctx.lineTo(x - h * 0.125, y - h * 0.79);
  ctx.fill();
  if (p.lamps) lampGlow(ctx, x, y - h * 0.86, h * 0.75, [255, 190, 110], 0.85);
}
