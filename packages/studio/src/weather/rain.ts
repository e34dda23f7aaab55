import { css, type Rgb } from "../light/colour.ts";
import type { Random } from "../scene/random.ts";
import type { FrameSize } from "../stage/stage.ts";
import { comeRound } from "./come-round.ts";
import { createTile, wrap } from "./tile.ts";
import type { WeatherEffect } from "./weather.ts";

export interface RainOptions {
  /** 0 = a drizzle, 1 = a downpour. */
  readonly strength: number;
  /** Horizontal pixels per pixel of fall. */
  readonly wind: number;
  readonly colour: Rgb;
  /** Fraction of the frame height below which drops splash; 1 = nowhere. */
  readonly ground: number;
  /** Loop length in seconds; null for no loop. */
  readonly period: number | null;
}

/** Rain at three distances, each a scrolled tile, with splashes on the ground. */
export function createRain(frame: FrameSize, random: Random, options: RainOptions): WeatherEffect {
  const { period, wind } = options;
  const unit = Math.min(frame.height, frame.width * 1.2);
  const tiles = [0, 1, 2].map((depth) => {
    const width = Math.round(frame.width * (0.46 + depth * 0.09));
    const height = Math.round(frame.height * (0.62 + depth * 0.13));
    const count = Math.round((70 + options.strength * 150) * (1 - depth * 0.28));
    const length = unit * (0.028 + depth * 0.034) * (0.8 + options.strength * 0.5);
    const speed = unit * (1.25 + depth * 0.5);
    return {
      fall: comeRound(speed, height, period, 1),
      drift: comeRound(speed * wind, width, period),
      tile: createTile(width, height, (ctx) => {
        ctx.lineCap = "round";
        for (let drop = 0; drop < count; drop += 1) {
          const long = length * random.between(0.6, 1.25);
          ctx.strokeStyle = css(options.colour, random.between(0.12, 0.3) * (0.6 + depth * 0.28));
          ctx.lineWidth = (unit / 720) * (0.7 + depth * 0.5);
          wrap(width, height, random.next() * width, random.next() * height, long * 1.2, (x, y) => {
            ctx.beginPath();
            ctx.moveTo(x, y);
            ctx.lineTo(x - options.wind * long, y - long);
            ctx.stroke();
          });
        }
      }),
    };
  });
  const splashes = Array.from({ length: Math.round(16 + options.strength * 44) }, () => {
    const near = random.next();
    const phase = random.next();
    const pace = comeRound(random.between(1.6, 2.6), 1, period, 1);
    return {
      y: options.ground + (1 - options.ground) * (0.1 + near * 0.9),
      size: unit * (0.003 + near * 0.008),
      phase,
      pace,
      lives: period === null ? Number.POSITIVE_INFINITY : Math.round(pace * period),
      seed: random.next() * 1000,
    };
  });
  return {
    draw: (ctx, seconds) => {
      for (const { tile, fall, drift } of tiles)
        tile.scroll(ctx, seconds * drift, seconds * fall, frame);
      if (options.ground >= 1) return;
      ctx.strokeStyle = css(options.colour, 0.5);
      for (const splash of splashes) {
        const life = seconds * splash.pace + splash.phase;
        const t = life % 1;
        // Each splash lands in a different place, by a cheap hash of its number.
        const x =
          (Math.abs(
            Math.sin(((Math.floor(life) % splash.lives) + splash.seed) * 12.9898) * 43758.5453,
          ) %
            1) *
          frame.width;
        const y = splash.y * frame.height;
        ctx.globalAlpha = 1 - t;
        ctx.lineWidth = Math.max(0.6, splash.size * 0.16);
        ctx.beginPath();
        ctx.ellipse(
          x,
          y,
          splash.size * (0.3 + t),
          splash.size * (0.3 + t) * 0.34,
          0,
          0,
          Math.PI * 2,
        );
        if (t < 0.5) {
          const hop = splash.size * 1.2 * Math.sin(t * Math.PI * 2);
          ctx.moveTo(x - splash.size * t, y - hop);
          ctx.lineTo(x - splash.size * t * 1.3, y - hop * 1.3);
          ctx.moveTo(x + splash.size * t, y - hop);
          ctx.lineTo(x + splash.size * t * 1.3, y - hop * 1.3);
        }
        ctx.stroke();
      }
      ctx.globalAlpha = 1;
    },
  };
}
