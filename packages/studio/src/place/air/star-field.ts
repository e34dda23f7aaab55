import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

type Animate = (ctx: SKRSContext2D, seconds: number) => void;

/** Scatters stars over the whole sheet, clustered by noise; returns the bright ones. */
export function starField(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  density: number,
): (readonly [number, number, number])[] {
  const bright: (readonly [number, number, number])[] = [];
  const count = Math.round(((p.width * p.height) / 620) * density);
  for (let index = 0; index < count; index += 1) {
    const x = random.next() * p.width;
    const y = random.next() * p.height;
    if (p.noise((x / p.unit) * 1.4, (y / p.unit) * 1.4) < random.between(-1.2, 0.4)) continue;
    const size = (0.35 + random.next() ** 7 * 1.9) * (p.unit / 720);
    ctx.fillStyle = css(
      random.pick<Rgb>([
        [255, 255, 255],
        [200, 220, 255],
        [255, 232, 200],
        [255, 210, 220],
      ]),
      random.between(0.25, 0.95),
    );
    ctx.beginPath();
    ctx.arc(x, y, size, 0, Math.PI * 2);
    ctx.fill();
    if (size > (1.1 * p.unit) / 720) bright.push([x, y, random.next()]);
  }
  return bright.slice(0, 40);
}

/** Bright stars that twinkle. */
export function driftingStars(
  p: Painter,
  stars: readonly (readonly [number, number, number])[],
): Animate {
  return (ctx, seconds) => {
    for (const [x, y, phase] of stars) {
      const shine = Math.sin(seconds * (1 + phase * 2) + phase * 40) ** 4;
      const arm = (p.unit / 720) * (2 + shine * 6);
      ctx.fillStyle = `rgba(255,255,255,${(0.25 + shine * 0.7).toFixed(3)})`;
      ctx.fillRect(x - arm, y - 0.5, arm * 2, 1);
      ctx.fillRect(x - 0.5, y - arm, 1, arm * 2);
    }
  };
}

/** Animates a shooting star every few seconds. */
export function shootingStar(p: Painter): Animate {
  const random = p.brush.random.fork("shooting");
  const trails = Array.from({ length: 3 }, () => ({
    x: random.next() * p.width,
    y: random.between(0.05, 0.45) * p.height,
    way: random.pick([-1, 1]),
    offset: random.next(),
  }));
  return (ctx, seconds) => {
    for (const trail of trails) {
      const t = ((seconds / 7 + trail.offset) % 1) * 9;
      if (t > 1) continue;
      const x = trail.x + trail.way * t * p.unit * 0.5;
      const y = trail.y + t * p.unit * 0.18;
      const tail = ctx.createLinearGradient(
        x,
        y,
        x - trail.way * p.unit * 0.16,
        y - p.unit * 0.058,
      );
      tail.addColorStop(0, css([255, 255, 255], Math.sin(t * Math.PI)));
      tail.addColorStop(1, css([255, 255, 255], 0));
      ctx.strokeStyle = tail;
      ctx.lineWidth = p.unit * 0.0028;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x - trail.way * p.unit * 0.16, y - p.unit * 0.058);
      ctx.stroke();
    }
  };
}
