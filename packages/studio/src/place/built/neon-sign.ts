import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer } from "../../stage/stage.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import { glyphs } from "./glyphs.ts";

export interface NeonSign {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly colour: Rgb;
  readonly phase: number;
}

/**
 * A lit box sign with a tube frame and invented letters, vertical or horizontal depending on its
 * proportions.
 */
export function paintNeonSign(ctx: SKRSContext2D, random: Random, sign: NeonSign): void {
  const { x, y, w, h, colour } = sign;
  const tube = Math.max(1, Math.min(w, h) * 0.055);
  ctx.fillStyle = css(mix(colour, [12, 6, 30], 0.86), 0.94);
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, Math.min(w, h) * 0.16);
  ctx.fill();
  lampGlow(ctx, x + w / 2, y + h / 2, Math.max(w, h) * 0.75, colour, 0.5, h > w ? 1.1 : 0.8);
  ctx.strokeStyle = css(colour);
  ctx.lineWidth = tube * 1.6;
  ctx.beginPath();
  ctx.roundRect(x + tube * 1.5, y + tube * 1.5, w - tube * 3, h - tube * 3, Math.min(w, h) * 0.13);
  ctx.stroke();
  ctx.strokeStyle = css(mix(colour, [255, 255, 255], 0.75));
  ctx.lineWidth = tube * 0.6;
  ctx.stroke();
  const upright = h > w;
  const count = Math.max(2, Math.min(6, Math.round((upright ? h / w : w / h) * 1.25)));
  glyphs(
    ctx,
    random,
    x + w * 0.18,
    y + h * 0.1,
    w * 0.64,
    h * 0.8,
    css(mix(colour, [255, 255, 255], 0.66)),
    count,
    upright,
  );
}

/** Animates the signs: they pulse, and at intervals one flickers. */
export function flickeringSigns(signs: readonly NeonSign[]): Layer["animate"] {
  const few = signs.slice(0, 12);
  return (ctx, seconds) => {
    for (const { x, y, w, h, colour, phase } of few) {
      const beat = (seconds * 0.21 + phase) % 1;
      const flicker =
        beat < 0.06
          ? Math.sin(seconds * 70 + phase * 50) > 0
            ? 0
            : 0.7
          : 0.34 + 0.18 * Math.sin(seconds * 2.2 + phase * 20);
      lampGlow(
        ctx,
        x + w / 2,
        y + h / 2,
        Math.max(w, h) * 0.85,
        colour,
        flicker,
        h > w ? 1.1 : 0.75,
      );
    }
  };
}
