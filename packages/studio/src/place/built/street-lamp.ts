import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";

/** A street lamp whose arm reaches over the road. */
export function streetLamp(
  ctx: SKRSContext2D,
  p: Painter,
  x: number,
  y: number,
  height: number,
  reach: number,
  haze: number,
  colour: Rgb = [255, 214, 140],
): void {
  ctx.strokeStyle = css(p.tone([58, 62, 74], 0.3, haze));
  ctx.lineCap = "round";
  ctx.lineWidth = Math.max(1, height * 0.022);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y - height * 0.86);
  ctx.quadraticCurveTo(x, y - height, x + reach * height * 0.2, y - height);
  ctx.stroke();
  ctx.fillStyle = css(p.lamps ? [255, 244, 214] : p.tone([220, 222, 226], 0.7, haze));
  ctx.beginPath();
  ctx.ellipse(
    x + reach * height * 0.22,
    y - height * 0.985,
    height * 0.04,
    height * 0.02,
    0,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  if (p.lamps)
    lampGlow(ctx, x + reach * height * 0.22, y - height * 0.97, height * 0.5, colour, 0.85);
}
