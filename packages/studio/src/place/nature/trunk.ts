import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/**
 * A tree trunk that extends beyond the top of the picture: roots, bark in relief, moss on the
 * shaded side.
 */
export function paintTrunk(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  bark: Rgb,
  haze: number,
  birch: boolean,
): void {
  const half = width / 2;
  const side = p.brush.light.direction;
  const lean = random.between(-0.25, 0.25) * width;
  const top = y - height;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x - half * 2, y + width * 0.12);
  ctx.quadraticCurveTo(x - half * 1.05, y - width * 0.15, x - half, y - width * 0.8);
  ctx.quadraticCurveTo(x - half * 0.85 + lean * 0.3, y - height * 0.5, x - half * 0.72 + lean, top);
  ctx.lineTo(x + half * 0.72 + lean, top);
  ctx.quadraticCurveTo(x + half * 0.85 + lean * 0.3, y - height * 0.5, x + half, y - width * 0.8);
  ctx.quadraticCurveTo(x + half * 1.1, y - width * 0.15, x + half * 2.1, y + width * 0.14);
  ctx.quadraticCurveTo(x + half * 0.6, y - width * 0.02, x, y + width * 0.1);
  ctx.quadraticCurveTo(x - half * 0.6, y, x - half * 2, y + width * 0.12);
  ctx.closePath();
  const round = ctx.createLinearGradient(x - half, 0, x + half, 0);
  const bright = side < 0 ? 0 : 1;
  round.addColorStop(bright, css(p.tone(mix(bark, p.key, 0.12), 0.9, haze)));
  round.addColorStop(bright === 0 ? 0.3 : 0.7, css(p.tone(bark, 0.55, haze)));
  round.addColorStop(1 - bright, css(p.tone(bark, 0.02, haze)));
  ctx.fillStyle = round;
  ctx.fill();
  ctx.clip();
  const marks = Math.round(birch ? 26 : 90);
  for (let mark = 0; mark < marks; mark += 1) {
    const my = y - random.next() * height;
    const mx = x + random.between(-1, 1) * half + (lean * (y - my)) / height;
    if (birch) {
      ctx.fillStyle = css(p.tone([56, 48, 48], 0.3, haze), 0.8);
      ctx.beginPath();
      ctx.ellipse(
        mx,
        my,
        width * random.between(0.06, 0.22),
        width * random.between(0.015, 0.04),
        random.between(-0.15, 0.15),
        0,
        Math.PI * 2,
      );
      ctx.fill();
    } else {
      ctx.strokeStyle = css(p.tone(bark, mark % 3 === 0 ? 0.85 : 0, haze), 0.4);
      ctx.lineWidth = width * random.between(0.012, 0.03);
      ctx.beginPath();
      ctx.moveTo(mx, my);
      ctx.bezierCurveTo(
        mx + width * random.between(-0.06, 0.06),
        my - width * 0.25,
        mx + width * random.between(-0.08, 0.08),
        my - width * 0.5,
        mx + width * random.between(-0.05, 0.05),
        my - width * random.between(0.5, 1),
      );
      ctx.stroke();
    }
  }
  const coat: Rgb = p.snow > 0.3 ? [246, 250, 255] : [110, 150, 70];
  ctx.fillStyle = css(p.tone(coat, 0.5, haze), 0.75);
  for (let dab = 0; dab < 46; dab += 1) {
    const up = random.next() ** 2.2;
    ctx.beginPath();
    ctx.ellipse(
      x - side * half * random.between(0.1, 1.7) * (1 - up * 0.5),
      y - up * height * 0.5,
      width * random.between(0.02, 0.07),
      width * random.between(0.02, 0.045),
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
  ctx.restore();
}
