import type { SKRSContext2D } from "@napi-rs/canvas";
import { css } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import type { TreeStyle } from "./tree.ts";

/**
 * The bare crown of a tree in winter, branching upwards and outwards, with snow on the branches
 * when there is some.
 */
export function twigs(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  crown: { readonly x: number; readonly y: number; readonly reach: number },
  style: TreeStyle,
): void {
  const bark = css(p.tone(style.bark, 0.3, style.distance));
  const lit = css(p.tone([240, 246, 255], 0.85, style.distance));
  ctx.lineCap = "round";
  const grow = (x: number, y: number, turn: number, length: number, level: number) => {
    const tx = x + Math.cos(turn) * length;
    const ty = y + Math.sin(turn) * length;
    const width = Math.max(0.5, crown.reach * 0.05 * 0.58 ** level);
    const bend = random.between(-0.12, 0.12) * length;
    const stroke = (colour: string, lift: number, wide: number) => {
      ctx.strokeStyle = colour;
      ctx.lineWidth = wide;
      ctx.beginPath();
      ctx.moveTo(x, y - lift);
      ctx.quadraticCurveTo((x + tx) / 2 + bend, (y + ty) / 2 - lift, tx, ty - lift);
      ctx.stroke();
    };
    stroke(bark, 0, width);
    if (p.snow > 0.2 && level < 4) stroke(lit, width * 0.4, width * 0.55 * p.snow);
    if (level === 5) return;
    const forks = level < 2 ? 3 : 2;
    for (let fork = 0; fork < forks; fork += 1) {
      const spread = (fork - (forks - 1) / 2) * 0.75 + random.between(-0.22, 0.22);
      grow(
        tx,
        ty,
        turn + spread - Math.cos(turn) * 0.06,
        length * random.between(0.6, 0.78),
        level + 1,
      );
    }
  };
  for (const turn of [-1.15, -1.62, -2.05])
    grow(crown.x, crown.y, turn + random.between(-0.12, 0.12), crown.reach * 0.5, 1);
}
