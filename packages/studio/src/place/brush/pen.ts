import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import { lampGlow } from "./lamp-glow.ts";
import type { Painter } from "./painter.ts";

export type Point = readonly [number, number];
/** Light on a stroke, 0..1; "own" is the unshaded colour, for light sources. */
export type Shade = number | "own";

/**
 * Draws plain shapes under the light of the scene, all at one distance. Lengths are sheet pixels.
 */
export interface Pen {
  readonly ctx: SKRSContext2D;
  colour(base: Rgb, shade: Shade, alpha?: number): string;
  poly(points: readonly Point[], base: Rgb, shade: Shade, alpha?: number): void;
  rect(x: number, y: number, w: number, h: number, base: Rgb, shade: Shade, alpha?: number): void;
  round(x: number, y: number, w: number, h: number, r: number, base: Rgb, shade: Shade): void;
  disc(x: number, y: number, rx: number, ry: number, base: Rgb, shade: Shade, alpha?: number): void;
  line(points: readonly Point[], width: number, base: Rgb, shade: Shade, alpha?: number): void;
  /** An upright object, bright on the side of the sun. `turn` 0..1: how rounded it is. */
  solid(x: number, y: number, w: number, h: number, base: Rgb, shade?: number): void;
  /** A soft dark patch on the ground under an object; x is its middle. */
  shadow(x: number, y: number, rx: number, ry: number): void;
  glow(x: number, y: number, radius: number, colour: Rgb, alpha: number): void;
}

/** Creates a pen that draws shapes with light, midtone and shade on one canvas. */
export function createPen(ctx: SKRSContext2D, p: Painter, haze = 0): Pen {
  const colour = (base: Rgb, shade: Shade, alpha = 1) =>
    css(shade === "own" ? base : p.tone(base, shade, haze), alpha);
  const trace = (points: readonly Point[]) => {
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
  };
  return {
    ctx,
    colour,
    poly: (points, base, shade, alpha) => {
      ctx.fillStyle = colour(base, shade, alpha);
      trace(points);
      ctx.fill();
    },
    rect: (x, y, w, h, base, shade, alpha) => {
      ctx.fillStyle = colour(base, shade, alpha);
      ctx.fillRect(x, y, w, h);
    },
    round: (x, y, w, h, r, base, shade) => {
      ctx.fillStyle = colour(base, shade);
      ctx.beginPath();
      ctx.roundRect(x, y, w, h, r);
      ctx.fill();
    },
    disc: (x, y, rx, ry, base, shade, alpha) => {
      ctx.fillStyle = colour(base, shade, alpha);
      ctx.beginPath();
      ctx.ellipse(x, y, Math.max(0.1, rx), Math.max(0.1, ry), 0, 0, Math.PI * 2);
      ctx.fill();
    },
    line: (points, width, base, shade, alpha) => {
      ctx.strokeStyle = colour(base, shade, alpha);
      ctx.lineWidth = Math.max(0.6, width);
      ctx.lineCap = "round";
      ctx.lineJoin = "round";
      trace(points);
      ctx.stroke();
    },
    solid: (x, y, w, h, base, shade = 0.6) => {
      const left = p.brush.light.direction < 0;
      const fill = ctx.createLinearGradient(x, 0, x + w, 0);
      fill.addColorStop(left ? 0 : 1, colour(base, Math.min(1, shade + 0.34)));
      fill.addColorStop(left ? 1 : 0, colour(base, Math.max(0, shade - 0.36)));
      ctx.fillStyle = fill;
      ctx.fillRect(x, y, w, h);
    },
    shadow: (x, y, rx, ry) => {
      const off = -p.brush.light.direction * rx * 0.2;
      for (const [grow, alpha] of [
        [1, 0.14],
        [0.7, 0.16],
      ] as const) {
        ctx.fillStyle = css([14, 14, 34], alpha);
        ctx.beginPath();
        ctx.ellipse(x + off, y, rx * grow, ry * grow, 0, 0, Math.PI * 2);
        ctx.fill();
      }
    },
    glow: (x, y, radius, base, alpha) => lampGlow(ctx, x, y, radius, base, alpha),
  };
}
