import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";

/** A small, distant church with a pointed tower, drawn simply. */
export function church(
  ctx: SKRSContext2D,
  p: Painter,
  x: number,
  y: number,
  height: number,
  haze: number,
): void {
  const side = p.brush.light.direction;
  const wall: Rgb = [240, 228, 210];
  const roof: Rgb = mix([150, 84, 74], [248, 251, 255], p.snow * 0.9);
  const block = (left: number, width: number, tall: number) => {
    const gradient = ctx.createLinearGradient(left, 0, left + width, 0);
    gradient.addColorStop(side < 0 ? 0 : 1, css(p.tone(wall, 0.95, haze)));
    gradient.addColorStop(side < 0 ? 1 : 0, css(p.tone(wall, 0.3, haze)));
    ctx.fillStyle = gradient;
    ctx.fillRect(left, y - tall, width, tall);
  };
  const pointed = (cx: number, base: number, w: number, h: number) => {
    ctx.beginPath();
    ctx.moveTo(cx - w / 2, base);
    ctx.lineTo(cx - w / 2, base - h * 0.6);
    ctx.quadraticCurveTo(cx - w / 2, base - h * 0.85, cx, base - h);
    ctx.quadraticCurveTo(cx + w / 2, base - h * 0.85, cx + w / 2, base - h * 0.6);
    ctx.lineTo(cx + w / 2, base);
    ctx.fill();
  };
  const nave = height * 0.62;
  block(x, nave, height * 0.26);
  ctx.fillStyle = css(p.tone(roof, side < 0 ? 0.5 : 0.85, haze));
  ctx.beginPath();
  ctx.moveTo(x - height * 0.02, y - height * 0.25);
  ctx.lineTo(x + height * 0.06, y - height * 0.45);
  ctx.lineTo(x + nave - height * 0.04, y - height * 0.45);
  ctx.lineTo(x + nave + height * 0.04, y - height * 0.25);
  ctx.fill();
  const tower = height * 0.2;
  block(x - tower, tower, height * 0.6);
  ctx.fillStyle = css(p.tone(roof, 0.85, haze));
  ctx.beginPath();
  ctx.moveTo(x - tower * 1.12, y - height * 0.59);
  ctx.lineTo(x - tower / 2, y - height);
  ctx.lineTo(x + tower * 0.12, y - height * 0.59);
  ctx.fill();
  ctx.fillStyle = css(p.tone(roof, 0.15, haze), 0.7);
  ctx.beginPath();
  ctx.moveTo(x - tower / 2, y - height);
  ctx.lineTo(side < 0 ? x + tower * 0.12 : x - tower * 1.12, y - height * 0.59);
  ctx.lineTo(x - tower / 2, y - height * 0.59);
  ctx.fill();
  ctx.fillStyle = css(p.lamps ? [255, 214, 130] : p.tone([70, 84, 110], 0.3, haze));
  for (let pane = 0; pane < 3; pane += 1)
    pointed(x + nave * (0.2 + pane * 0.28), y - height * 0.05, height * 0.055, height * 0.15);
  pointed(x - tower / 2, y - height * 0.4, height * 0.06, height * 0.13);
  if (p.lamps)
    lampGlow(ctx, x + nave * 0.45, y - height * 0.12, height * 0.4, [255, 206, 120], 0.5);
  ctx.fillStyle = css(p.tone([250, 246, 236], 0.8, haze));
  ctx.beginPath();
  ctx.arc(x - tower / 2, y - height * 0.3, height * 0.035, 0, Math.PI * 2);
  ctx.fill();
}
