import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";

const WARM: Rgb = [255, 206, 120];

/** Draws a window with panes and a frame, lit from inside when it is dark. */
export function paneWindow(
  ctx: SKRSContext2D,
  p: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  trim: Rgb,
  haze: number,
): void {
  ctx.fillStyle = css(p.tone(trim, 0.75, haze));
  ctx.fillRect(x - w * 0.14, y - h * 0.1, w * 1.28, h * 1.2);
  if (p.lamps) {
    const light = ctx.createLinearGradient(0, y, 0, y + h);
    light.addColorStop(0, css([255, 226, 150]));
    light.addColorStop(1, css([255, 176, 84]));
    ctx.fillStyle = light;
  } else {
    const glass = ctx.createLinearGradient(x, y, x + w, y + h);
    glass.addColorStop(0, css(mix(p.sky[1] ?? p.haze, [40, 60, 90], 0.45)));
    glass.addColorStop(0.5, css(mix(p.sky[3] ?? p.haze, [60, 80, 110], 0.3)));
    glass.addColorStop(1, css(p.tone([50, 66, 92], 0.3, haze)));
    ctx.fillStyle = glass;
  }
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = css(p.tone(trim, 0.6, haze));
  ctx.fillRect(x + w * 0.46, y, w * 0.08, h);
  ctx.fillRect(x, y + h * 0.46, w, h * 0.08);
  if (p.lamps) lampGlow(ctx, x + w / 2, y + h / 2, h * 2.4, WARM, 0.55);
}
