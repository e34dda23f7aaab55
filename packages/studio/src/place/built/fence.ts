import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";

/** A rail fence through points on the ground; `scale` is pixels per eye height at each point. */
export function railFence(
  ctx: SKRSContext2D,
  p: Painter,
  points: readonly { readonly x: number; readonly y: number; readonly scale: number }[],
  wood: Rgb,
): void {
  ctx.lineCap = "round";
  for (const [index, post] of points.entries()) {
    const high = post.scale * 0.3;
    const wide = Math.max(1, post.scale * 0.035);
    const next = points[index + 1];
    if (next) {
      for (const level of [0.45, 0.85]) {
        ctx.strokeStyle = css(p.tone(wood, 0.5));
        ctx.lineWidth = wide * 0.8;
        ctx.beginPath();
        ctx.moveTo(post.x, post.y - high * level);
        ctx.lineTo(next.x, next.y - next.scale * 0.3 * level);
        ctx.stroke();
      }
    }
    ctx.fillStyle = css(p.tone(wood, 0.25));
    ctx.fillRect(post.x - wide / 2, post.y - high, wide, high);
    ctx.fillStyle = css(p.tone(wood, 0.95));
    ctx.fillRect(
      p.brush.light.direction < 0 ? post.x - wide / 2 : post.x + wide * 0.15,
      post.y - high,
      wide * 0.35,
      high,
    );
    if (p.snow > 0.2) {
      ctx.fillStyle = css(p.tone([250, 252, 255], 0.9));
      ctx.beginPath();
      ctx.ellipse(post.x, post.y - high, wide * 0.85, wide * 0.5 * p.snow, 0, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}
