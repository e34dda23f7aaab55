import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

function column(
  ctx: SKRSContext2D,
  p: Painter,
  points: readonly (readonly [number, number])[],
  width: number,
  haze: number,
): void {
  const green: Rgb = [92, 146, 90];
  const side = p.brush.light.direction;
  const trace = () => {
    ctx.beginPath();
    for (const [index, [x, y]] of points.entries()) {
      const before = points[index - 1];
      if (!before) ctx.moveTo(x, y);
      else
        ctx.quadraticCurveTo(
          before[0] + (index === 1 ? (x - before[0]) * 0.9 : 0),
          before[1] * (index === 1 ? 1 : 0.5) + y * (index === 1 ? 0 : 0.5),
          x,
          y,
        );
    }
  };
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  for (const [shade, share, shift] of [
    [0.02, 1, 0],
    [0.4, 0.74, 0.1],
    [0.85, 0.34, 0.22],
  ] as const) {
    ctx.save();
    ctx.translate(side * width * shift, 0);
    ctx.strokeStyle = css(p.tone(green, shade, haze));
    ctx.lineWidth = width * share;
    trace();
    ctx.stroke();
    ctx.restore();
  }
  ctx.strokeStyle = css(p.tone([40, 82, 56], 0.3, haze), 0.55);
  ctx.lineWidth = Math.max(0.6, width * 0.05);
  for (const rib of [-0.28, 0.02, 0.3]) {
    ctx.save();
    ctx.translate(rib * width, 0);
    trace();
    ctx.stroke();
    ctx.restore();
  }
}

/** A saguaro with up to three arms, sometimes flowering. */
export function cactus(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  height: number,
  haze: number,
): void {
  const width = height * 0.15;
  ctx.fillStyle = css([30, 16, 40], 0.25);
  ctx.beginPath();
  ctx.ellipse(
    x - p.brush.light.direction * height * 0.22,
    y,
    height * 0.3,
    height * 0.035,
    0,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  const arms = random.integer(0, 3);
  for (let arm = 0; arm < arms; arm += 1) {
    const way = arm % 2 === 0 ? 1 : -1;
    const low = y - height * random.between(0.3, 0.52);
    const reach = way * width * random.between(1.3, 1.7);
    const top = low - height * random.between(0.18, 0.34);
    column(
      ctx,
      p,
      [
        [x, low],
        [x + reach, low - width * 0.4],
        [x + reach, top],
      ],
      width * 0.66,
      haze,
    );
  }
  column(
    ctx,
    p,
    [
      [x, y - width * 0.2],
      [x, y - height * 0.5],
      [x, y - height + width / 2],
    ],
    width,
    haze,
  );
  if (random.next() < 0.5) {
    for (const off of [-0.25, 0.05, 0.3]) {
      ctx.fillStyle = css(p.tone([250, 110, 150], 0.85, haze));
      ctx.beginPath();
      ctx.ellipse(
        x + off * width,
        y - height - width * 0.02,
        width * 0.16,
        width * 0.12,
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
}
