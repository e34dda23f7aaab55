import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { type Ctx, cushion, shadowOn } from "../built/upholstery.ts";
import { bigLeaf } from "./big-leaf.ts";

/** A potted plant with big leaves. */
export function pottedPlant(
  ctx: Ctx,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  h: number,
): void {
  const pot: Rgb = random.pick([
    [214, 130, 96],
    [236, 226, 212],
    [96, 130, 140],
  ]);
  shadowOn(ctx, x, y, h * 0.22, h * 0.04);
  const leaf: Rgb = random.pick([
    [84, 150, 92],
    [100, 160, 80],
    [70, 134, 104],
  ]);
  for (let blade = 0; blade < 11; blade += 1) {
    const turn = -Math.PI / 2 + ((blade % 6) - 2.5) * 0.36 + random.between(-0.12, 0.12);
    bigLeaf(
      ctx,
      p,
      x,
      y - h * 0.24,
      h * random.between(0.42, 0.72),
      turn,
      leaf,
      random.between(0.2, 0.9),
      0,
      blade % 2 === 0,
    );
  }
  cushion(ctx, p, x - h * 0.14, y - h * 0.28, h * 0.28, h * 0.28, h * 0.05, pot, 0.6);
  ctx.fillStyle = css(p.tone(pot, 0.95));
  ctx.fillRect(x - h * 0.155, y - h * 0.3, h * 0.31, h * 0.05);
}
