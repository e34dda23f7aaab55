import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** A fan-shaped shell on the sand. */
export function shell(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  const colour: Rgb = random.pick([
    [255, 232, 214],
    [250, 200, 180],
    [236, 214, 236],
  ]);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(random.between(-0.9, 0.9));
  ctx.fillStyle = css([40, 24, 40], 0.2);
  ctx.beginPath();
  ctx.ellipse(0, size * 0.1, size * 0.8, size * 0.3, 0, 0, Math.PI * 2);
  ctx.fill();
  for (let rib = 0; rib < 6; rib += 1) {
    const turn = Math.PI + ((rib + 0.5) / 6) * Math.PI;
    ctx.fillStyle = css(p.tone(colour, 0.4 + (rib % 2) * 0.5));
    ctx.beginPath();
    ctx.moveTo(0, size * 0.12);
    ctx.arc(0, 0, size * 0.72, turn - 0.27, turn + 0.27);
    ctx.fill();
  }
  ctx.restore();
}

/** A five-armed starfish. */
export function starfish(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  const colour: Rgb = random.pick([
    [240, 120, 84],
    [250, 160, 90],
    [220, 90, 110],
  ]);
  const turn = random.next() * 6;
  const trace = (scale: number) => {
    ctx.beginPath();
    for (let point = 0; point < 10; point += 1) {
      const reach = (point % 2 === 0 ? 1 : 0.42) * size * scale;
      const angle = turn + (point * Math.PI) / 5;
      ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.62);
    }
    ctx.closePath();
  };
  ctx.lineJoin = "round";
  ctx.fillStyle = css(p.tone(colour, 0.3));
  trace(1);
  ctx.fill();
  ctx.fillStyle = css(p.tone(colour, 0.95));
  trace(0.66);
  ctx.fill();
}
