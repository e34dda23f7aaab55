import type { SKRSContext2D } from "@napi-rs/canvas";
import { css } from "../../light/colour.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";

/** A striped lighthouse on its rock; its lamp and beam are lit after sunset. */
export function lighthouse(
  ctx: SKRSContext2D,
  p: Painter,
  x: number,
  y: number,
  height: number,
): void {
  const haze = 0.3;
  const side = p.brush.light.direction;
  ctx.fillStyle = css(p.tone([96, 92, 98], 0.3, haze));
  ctx.beginPath();
  ctx.moveTo(x - height * 0.6, y);
  ctx.quadraticCurveTo(x - height * 0.35, y - height * 0.2, x - height * 0.1, y - height * 0.17);
  ctx.quadraticCurveTo(x + height * 0.3, y - height * 0.22, x + height * 0.7, y);
  ctx.fill();
  const bands = 5;
  const at = (t: number) => ({
    y: y - height * (0.16 + t * 0.62),
    half: height * (0.085 - t * 0.035),
  });
  for (let band = 0; band < bands; band += 1) {
    const low = at(band / bands);
    const high = at((band + 1) / bands);
    const gradient = ctx.createLinearGradient(x - low.half, 0, x + low.half, 0);
    const base = band % 2 === 0 ? ([250, 246, 238] as const) : ([214, 72, 62] as const);
    gradient.addColorStop(side < 0 ? 0 : 1, css(p.tone(base, 0.95, haze)));
    gradient.addColorStop(side < 0 ? 1 : 0, css(p.tone(base, 0.1, haze)));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(x - low.half, low.y);
    ctx.lineTo(x - high.half, high.y);
    ctx.lineTo(x + high.half, high.y);
    ctx.lineTo(x + low.half, low.y);
    ctx.fill();
  }
  const top = at(1);
  ctx.fillStyle = css(p.lamps ? [255, 236, 170] : p.tone([150, 190, 210], 0.8, haze));
  ctx.fillRect(x - top.half * 0.7, top.y - height * 0.09, top.half * 1.4, height * 0.09);
  ctx.fillStyle = css(p.tone([72, 62, 70], 0.3, haze));
  ctx.fillRect(x - top.half * 1.25, top.y - height * 0.012, top.half * 2.5, height * 0.022);
  ctx.beginPath();
  ctx.moveTo(x - top.half, top.y - height * 0.085);
  ctx.lineTo(x, top.y - height * 0.155);
  ctx.lineTo(x + top.half, top.y - height * 0.085);
  ctx.fill();
  if (!p.lamps) return;
  const lampY = top.y - height * 0.045;
  ctx.globalCompositeOperation = "screen";
  for (const way of [-1, 1]) {
    const beam = ctx.createLinearGradient(x, 0, x + way * p.unit * 0.5, 0);
    beam.addColorStop(0, css([255, 236, 170], 0.5));
    beam.addColorStop(1, css([255, 236, 170], 0));
    ctx.fillStyle = beam;
    ctx.beginPath();
    ctx.moveTo(x, lampY);
    ctx.lineTo(x + way * p.unit * 0.5, lampY - p.unit * 0.06);
    ctx.lineTo(x + way * p.unit * 0.5, lampY + p.unit * 0.03);
    ctx.fill();
  }
  ctx.globalCompositeOperation = "source-over";
  lampGlow(ctx, x, lampY, height * 0.5, [255, 226, 150], 0.9);
}
