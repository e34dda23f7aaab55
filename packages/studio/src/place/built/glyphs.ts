import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Random } from "../../scene/random.ts";

/** Invented letters, so that signs look real without using a language. */
export function glyphs(
  ctx: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count: number,
  upright = false,
): void {
  ctx.strokeStyle = colour;
  ctx.lineCap = "round";
  const cell = upright ? h / count : w / count;
  const size = Math.min(cell * 0.66, upright ? w : h);
  ctx.lineWidth = Math.max(0.8, size * 0.14);
  ctx.beginPath();
  for (let index = 0; index < count; index += 1) {
    const cx = upright ? x + w / 2 : x + cell * (index + 0.5);
    const cy = upright ? y + cell * (index + 0.5) : y + h / 2;
    const at = (u: number, v: number) => [cx + u * size * 0.5, cy + v * size * 0.5] as const;
    for (let stroke = random.integer(2, 4); stroke > 0; stroke -= 1) {
      const u = random.pick([-1, 0, 1]);
      const v = random.pick([-1, 0, 1]);
      ctx.moveTo(...at(u, v));
      if (random.next() < 0.75) ctx.lineTo(...at(random.next() < 0.5 ? u : -u, v === 0 ? 1 : -v));
      else ctx.quadraticCurveTo(...at(1, -1), ...at(-u, v));
    }
  }
  ctx.stroke();
}
