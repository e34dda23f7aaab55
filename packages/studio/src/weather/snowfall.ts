import { css, type Rgb } from "../light/colour.ts";
import type { Random } from "../scene/random.ts";
import type { FrameSize } from "../stage/stage.ts";
import { comeRound } from "./come-round.ts";
import { createTile, wrap } from "./tile.ts";
import type { WeatherEffect } from "./weather.ts";

export interface SnowfallOptions {
  /** 0..1 */
  readonly strength: number;
  readonly colour: Rgb;
  /** Loop length in seconds; null for no loop. */
  readonly period: number | null;
}

/** Snow at three distances; the nearest flakes are large and soft, and gusts sway all of them. */
export function createSnowfall(
  frame: FrameSize,
  random: Random,
  { strength, colour, period }: SnowfallOptions,
): WeatherEffect {
  const unit = Math.min(frame.height, frame.width * 1.2);
  const sizes = [0.0018, 0.0038, 0.0085];
  const tiles = sizes.map((size, depth) => {
    const width = Math.round(frame.width * (0.52 + depth * 0.1));
    const height = Math.round(frame.height * (0.64 + depth * 0.14));
    const count = Math.round([150, 70, 12][depth] ?? 0) * (0.35 + strength * 0.9);
    return {
      fall: comeRound(unit * (0.075 + depth * 0.065), height, period, 1),
      drift: comeRound(unit * 0.02 * (depth + 1), width, period),
      sway: unit * (0.012 + depth * 0.014),
      tile: createTile(width, height, (ctx) => {
        for (let flake = 0; flake < count; flake += 1) {
          const r = Math.max(0.7, unit * size * random.between(0.6, 1.4));
          const alpha = random.between(0.5, 0.95) * (depth === 2 ? 0.62 : 1);
          wrap(width, height, random.next() * width, random.next() * height, r * 2, (x, y) => {
            const soft = ctx.createRadialGradient(x, y, 0, x, y, r);
            soft.addColorStop(0, css(colour, alpha));
            soft.addColorStop(depth === 2 ? 0.35 : 0.6, css(colour, alpha * 0.75));
            soft.addColorStop(1, css(colour, 0));
            ctx.fillStyle = soft;
            ctx.fillRect(x - r, y - r, r * 2, r * 2);
          });
        }
      }),
    };
  });
  const gusts = comeRound(0.7, 2 * Math.PI, period, 1);
  return {
    draw: (ctx, seconds) => {
      for (const [depth, { tile, fall, drift, sway }] of tiles.entries()) {
        tile.scroll(
          ctx,
          Math.sin(seconds * gusts + depth) * sway + seconds * drift,
          seconds * fall,
          frame,
        );
      }
    },
  };
}
