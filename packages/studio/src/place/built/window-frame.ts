import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import type { Opening } from "./interior.ts";

/** Frame, glazing bars, sill and curtains around the opening. */
export function windowFrame(ctx: SKRSContext2D, p: Painter, random: Random, window: Opening): void {
  const { x, y, w, h } = window;
  const bar = p.unit * 0.014;
  const wood = (shade: number) => css(p.tone([250, 244, 234], shade));
  ctx.fillStyle = css([255, 255, 255], 0.08);
  ctx.beginPath();
  ctx.moveTo(x + w * 0.12, y);
  ctx.lineTo(x + w * 0.34, y);
  ctx.lineTo(x + w * 0.1, y + h);
  ctx.lineTo(x, y + h);
  ctx.lineTo(x, y + h * 0.5);
  ctx.fill();
  ctx.fillStyle = wood(0.75);
  ctx.fillRect(x - bar, y - bar, w + bar * 2, bar);
  ctx.fillRect(x - bar, y, bar, h);
  ctx.fillRect(x + w, y, bar, h);
  const columns = w > h * 1.1 ? 3 : 2;
  for (let column = 1; column < columns; column += 1)
    ctx.fillRect(x + (w * column) / columns - bar * 0.35, y, bar * 0.7, h);
  ctx.fillRect(x, y + h * 0.42, w, bar * 0.7);
  ctx.fillStyle = wood(1);
  ctx.fillRect(x - bar * 2.4, y + h, w + bar * 4.8, bar * 1.5);
  ctx.fillStyle = css([30, 16, 24], 0.2);
  ctx.fillRect(x - bar * 2, y + h + bar * 1.5, w + bar * 4, bar * 0.8);
  const cloth: Rgb = random.pick([
    [226, 126, 104],
    [120, 156, 176],
    [240, 214, 170],
    [150, 128, 178],
    [132, 168, 132],
  ]);
  ctx.fillStyle = css(p.tone([120, 84, 60], 0.4));
  ctx.fillRect(x - w * 0.24, y - bar * 3.4, w * 1.48, bar * 0.8);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - w * 0.2 : x + w * 1.2;
    const inner = side < 0 ? x + w * 0.06 : x + w * 0.94;
    const folds = 7;
    for (let fold = 0; fold < folds; fold += 1) {
      const at = (t: number) => edge + (inner - edge) * t;
      const gathered = (t: number) => edge + (inner - edge) * t * 0.62;
      ctx.fillStyle = css(p.tone(cloth, fold % 2 === 0 ? 0.85 : 0.42));
      ctx.beginPath();
      ctx.moveTo(at(fold / folds), y - bar * 3);
      ctx.lineTo(at((fold + 1) / folds), y - bar * 3);
      ctx.quadraticCurveTo(
        gathered((fold + 1) / folds),
        y + h * 0.4,
        gathered((fold + 1) / folds),
        y + h * 0.62,
      );
      ctx.lineTo(at(((fold + 1) / folds) * 0.78), y + h * 1.14);
      ctx.lineTo(at((fold / folds) * 0.78), y + h * 1.14);
      ctx.lineTo(gathered(fold / folds), y + h * 0.62);
      ctx.quadraticCurveTo(gathered(fold / folds), y + h * 0.4, at(fold / folds), y - bar * 3);
      ctx.fill();
    }
    ctx.fillStyle = css(p.tone(mix(cloth, [255, 230, 170], 0.5), 0.8));
    ctx.fillRect(
      Math.min(edge, edge + (inner - edge) * 0.62),
      y + h * 0.6,
      Math.abs(inner - edge) * 0.62,
      bar * 0.9,
    );
  }
}
