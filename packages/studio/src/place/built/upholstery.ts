import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";

export type Ctx = SKRSContext2D;

/** A soft box lit from above: the body of upholstered furniture. */
export function cushion(
  ctx: Ctx,
  p: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  colour: Rgb,
  shade = 0.6,
): void {
  const gradient = ctx.createLinearGradient(0, y, 0, y + h);
  gradient.addColorStop(
    0,
    css(p.tone(mix(colour, [255, 255, 255], 0.12), Math.min(1, shade + 0.35))),
  );
  gradient.addColorStop(0.35, css(p.tone(colour, shade)));
  gradient.addColorStop(1, css(p.tone(colour, Math.max(0, shade - 0.5))));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, radius);
  ctx.fill();
}

/** A soft shadow on the floor, with half width w and half height h. */
export function shadowOn(ctx: Ctx, x: number, y: number, w: number, h: number): void {
  ctx.fillStyle = css([30, 14, 24], 0.28);
  ctx.beginPath();
  ctx.ellipse(x, y, w, h, 0, 0, Math.PI * 2);
  ctx.fill();
}
