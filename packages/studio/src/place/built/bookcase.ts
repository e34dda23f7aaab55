import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { type Ctx, cushion, shadowOn } from "./upholstery.ts";

/** Shelves of books, pots and small things. */
export function bookcase(
  ctx: Ctx,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const wood: Rgb = random.pick([
    [150, 100, 66],
    [186, 138, 94],
    [120, 84, 66],
  ]);
  shadowOn(ctx, x, y, w * 0.56, w * 0.07);
  cushion(ctx, p, x - w / 2, y - h, w, h, w * 0.02, wood, 0.5);
  const shelves = Math.max(3, Math.round((h / w) * 2.6));
  const gap = (h * 0.96) / shelves;
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const base = y - h * 0.02 - shelf * gap;
    ctx.fillStyle = css(p.tone(mix(wood, [30, 16, 20], 0.6), 0.3));
    ctx.fillRect(x - w * 0.45, base - gap * 0.9, w * 0.9, gap * 0.84);
    for (let at = -0.43; at < 0.4; ) {
      if (random.next() < 0.14) {
        ctx.fillStyle = css(
          p.tone(
            random.pick<Rgb>([
              [226, 170, 110],
              [120, 170, 160],
              [230, 220, 206],
            ]),
            0.6,
          ),
        );
        ctx.beginPath();
        ctx.ellipse(
          x + (at + 0.05) * w,
          base - gap * 0.26,
          w * 0.045,
          gap * 0.2,
          0,
          0,
          Math.PI * 2,
        );
        ctx.fill();
        at += 0.13;
        continue;
      }
      const thick = random.between(0.025, 0.055);
      const tall = gap * random.between(0.48, 0.74);
      const cover: Rgb = random.pick([
        [186, 70, 64],
        [66, 104, 140],
        [226, 178, 84],
        [90, 134, 98],
        [126, 84, 134],
        [236, 224, 204],
        [60, 70, 96],
      ]);
      const spine = ctx.createLinearGradient(x + at * w, 0, x + (at + thick) * w, 0);
      spine.addColorStop(0, css(p.tone(cover, 0.85)));
      spine.addColorStop(1, css(p.tone(cover, 0.25)));
      ctx.fillStyle = spine;
      ctx.fillRect(x + at * w, base - gap * 0.06 - tall, thick * w * 0.94, tall);
      ctx.fillStyle = css(p.tone([248, 226, 170], 0.7), 0.8);
      ctx.fillRect(
        x + at * w,
        base - gap * 0.06 - tall * 0.8,
        thick * w * 0.94,
        Math.max(0.7, gap * 0.025),
      );
      at += thick;
    }
    ctx.fillStyle = css(p.tone(wood, 0.95));
    ctx.fillRect(x - w * 0.47, base - gap * 0.07, w * 0.94, gap * 0.06);
  }
}
