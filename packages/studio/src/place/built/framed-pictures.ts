import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** A few framed pictures: landscapes, a moon, shapes. */
export function pictures(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  wall: { readonly x: number; readonly y: number; readonly w: number },
): void {
  const frames = [
    [-0.34, 0, 0.3, 0.4],
    [0.06, -0.08, 0.24, 0.24],
    [0.06, 0.24, 0.36, 0.26],
  ] as const;
  for (const [u, v, w, h] of frames) {
    const x = wall.x + u * wall.w;
    const y = wall.y + v * wall.w;
    const fw = w * wall.w;
    const fh = h * wall.w;
    ctx.fillStyle = css([30, 16, 24], 0.22);
    ctx.fillRect(x + wall.w * 0.014, y + wall.w * 0.02, fw, fh);
    ctx.fillStyle = css(
      p.tone(
        random.pick<Rgb>([
          [150, 104, 70],
          [240, 232, 220],
          [70, 62, 70],
        ]),
        0.7,
      ),
    );
    ctx.fillRect(x, y, fw, fh);
    const m = wall.w * 0.022;
    const sky = ctx.createLinearGradient(0, y, 0, y + fh);
    const [top, low, land] = random.pick<readonly [Rgb, Rgb, Rgb]>([
      [
        [120, 180, 220],
        [250, 226, 190],
        [90, 140, 100],
      ],
      [
        [60, 60, 120],
        [240, 140, 120],
        [50, 50, 90],
      ],
      [
        [240, 220, 190],
        [240, 180, 140],
        [190, 100, 80],
      ],
    ]);
    sky.addColorStop(0, css(p.tone(top, 0.7)));
    sky.addColorStop(1, css(p.tone(low, 0.8)));
    ctx.fillStyle = sky;
    ctx.fillRect(x + m, y + m, fw - m * 2, fh - m * 2);
    ctx.save();
    ctx.beginPath();
    ctx.rect(x + m, y + m, fw - m * 2, fh - m * 2);
    ctx.clip();
    ctx.fillStyle = css(p.tone([255, 244, 214], 0.9));
    ctx.beginPath();
    ctx.arc(x + fw * random.between(0.3, 0.7), y + fh * 0.38, fh * 0.13, 0, Math.PI * 2);
    ctx.fill();
    for (let ridge = 0; ridge < 3; ridge += 1) {
      ctx.fillStyle = css(p.tone(mix(low, land, 0.4 + ridge * 0.3), 0.6));
      ctx.beginPath();
      ctx.ellipse(
        x + fw * random.next(),
        y + fh * (1.02 + ridge * 0.08),
        fw * 0.6,
        fh * random.between(0.3, 0.5),
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
    ctx.restore();
  }
}
