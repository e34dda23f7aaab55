import type { SKRSContext2D } from "@napi-rs/canvas";
import { createRandom } from "../scene/random.ts";
import type { FrameSize } from "../stage/stage.ts";
import type { WeatherEffect } from "./weather.ts";

/** Seconds between flashes. */
const PAUSE = 4.2;

function bolt(ctx: SKRSContext2D, frame: FrameSize, seed: number): void {
  const random = createRandom(seed, "bolt");
  const start = random.between(0.15, 0.85) * frame.width;
  const points: [number, number][] = [];
  let x = start;
  for (let step = 0; step <= 13; step += 1) {
    points.push([x, (step / 13) * frame.height * 0.52]);
    x += random.between(-1, 1) * frame.width * 0.026;
  }
  const trace = (path: readonly (readonly [number, number])[]) => {
    ctx.beginPath();
    for (const [px, py] of path) ctx.lineTo(px, py);
    ctx.stroke();
  };
  ctx.lineJoin = "round";
  for (const [width, alpha] of [
    [9, 0.16],
    [4.5, 0.35],
    [1.8, 1],
  ] as const) {
    ctx.strokeStyle = `rgba(226,232,255,${alpha})`;
    ctx.lineWidth = (width * frame.height) / 720;
    trace(points);
    for (const at of [4, 7, 9]) {
      const [bx, by] = points[at] ?? [0, 0];
      const fork = createRandom(seed, `fork ${at}`);
      const way = fork.pick([-1, 1]);
      ctx.lineWidth = (width * 0.5 * frame.height) / 720;
      trace([
        [bx, by],
        [bx + way * frame.width * 0.03, by + frame.height * 0.05],
        [
          bx + way * frame.width * fork.between(0.04, 0.08),
          by + frame.height * fork.between(0.09, 0.16),
        ],
      ]);
    }
  }
}

/**
 * Lightning: a double flash every few seconds, with a bolt in the first instant. The first flash is
 * at 0.3 s.
 */
export function createLightning(
  frame: FrameSize,
  seed: number,
  strength: number,
  period: number | null,
): WeatherEffect {
  const turns =
    period === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.round(period / PAUSE));
  const pause = period === null ? PAUSE : period / turns;
  return {
    draw: (ctx, seconds) => {
      const count = Math.floor(seconds / pause);
      const turn = count % turns;
      const random = createRandom(seed + turn, "lightning");
      const since = seconds - count * pause - (turn === 0 ? 0.3 : random.between(0.3, pause - 1.2));
      if (since < 0 || since > 0.9) return;
      const flash = Math.exp(-since * 7) + (since > 0.18 ? Math.exp(-(since - 0.18) * 9) * 0.7 : 0);
      if (since < 0.34) bolt(ctx, frame, seed + turn);
      ctx.fillStyle = `rgba(206,216,255,${(Math.min(1, flash) * (0.14 + strength * 0.16)).toFixed(3)})`;
      ctx.fillRect(0, 0, frame.width, frame.height);
    },
  };
}
