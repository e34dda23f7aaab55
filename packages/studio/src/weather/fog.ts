import { createCanvas } from "@napi-rs/canvas";
import { createNoise2D } from "simplex-noise";
import { css, type Rgb } from "../light/colour.ts";
import type { Random } from "../scene/random.ts";
import type { FrameSize } from "../stage/stage.ts";
import { comeRound } from "./come-round.ts";
import { createTile } from "./tile.ts";
import type { WeatherEffect } from "./weather.ts";

export interface FogOptions {
  /** 0..1 */
  readonly strength: number;
  readonly colour: Rgb;
  /** Loop length in seconds; null for no loop. */
  readonly period: number | null;
}

/** Banks of fog that drift over each other, each one wide seamless tile. */
export function createFog(
  frame: FrameSize,
  random: Random,
  { strength, colour, period }: FogOptions,
): WeatherEffect {
  const noise = createNoise2D(random.fork("noise").next);
  const banks = [0, 1].map((depth) => {
    const width = Math.round(frame.width * 1.7);
    const height = Math.round(frame.height * (0.62 - depth * 0.12));
    const columns = 170;
    const rows = 46;
    const small = createCanvas(columns, rows);
    const ctx = small.getContext("2d");
    const image = ctx.createImageData(columns, rows);
    const cloud = (x: number, y: number) =>
      noise(x * 2.2, y * 1.6 + depth * 9) * 0.55 +
      noise(x * 5, y * 4) * 0.28 +
      noise(x * 11, y * 8) * 0.14;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const t = column / columns;
        const v = row / rows;
        // Fading into the same noise one turn earlier makes the tile seamless.
        const value = cloud(t * 1.8, v) * (1 - t) + cloud(t * 1.8 - 1.8, v) * t;
        const index = (row * columns + column) * 4;
        image.data[index] = colour[0];
        image.data[index + 1] = colour[1];
        image.data[index + 2] = colour[2];
        image.data[index + 3] =
          Math.max(0, Math.min(1, 0.42 + value * 0.9)) *
          Math.sin(v * Math.PI) ** 0.8 *
          190 *
          (0.5 + strength * 0.5);
      }
    }
    ctx.putImageData(image, 0, 0);
    return {
      top: frame.height * (0.26 + depth * 0.24),
      speed: frame.width * (0.012 + depth * 0.012) * (depth === 0 ? 1 : -1),
      tile: createTile(width, height, (paint) => {
        paint.imageSmoothingQuality = "high";
        paint.drawImage(small, 0, 0, width, height);
      }),
      height,
    };
  });
  const veil = css(colour, 0.1 + strength * 0.12);
  const heave = comeRound(0.3, 2 * Math.PI, period, 1);
  // A full turn per period would look like a gale, so a looping bank drifts back and forth.
  const along = (seconds: number) =>
    period === null
      ? seconds
      : (period / (2 * Math.PI)) * Math.sin((seconds * 2 * Math.PI) / period);
  return {
    draw: (ctx, seconds) => {
      ctx.fillStyle = veil;
      ctx.fillRect(0, 0, frame.width, frame.height);
      for (const { tile, top, speed, height } of banks) {
        ctx.save();
        ctx.translate(0, Math.round(top + Math.sin(seconds * heave) * frame.height * 0.008));
        tile.scroll(ctx, along(seconds) * speed, 0, { width: frame.width, height });
        ctx.restore();
      }
    },
  };
}
