import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb, scale } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Framing } from "../brush/framing.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { streetLamp } from "../built/street-lamp.ts";
import { bush } from "../nature/bush.ts";
import { GREENS } from "../nature/tree.ts";

/** Cables and a string of lanterns across the top frame the picture. */
function hangLanterns(ctx: SKRSContext2D, p: Painter, random: Random, side: number): void {
  ctx.strokeStyle = css(scale([26, 18, 46], 0.8));
  ctx.lineWidth = p.unit * 0.004;
  for (let cable = 0; cable < 4; cable += 1) {
    const y = p.y(0.03 + cable * 0.035);
    ctx.beginPath();
    ctx.moveTo(0, y + p.unit * random.between(-0.05, 0.08));
    ctx.quadraticCurveTo(
      p.width * random.between(0.4, 0.6),
      y + p.unit * random.between(0.08, 0.18),
      p.width,
      y + p.unit * random.between(-0.06, 0.06),
    );
    ctx.stroke();
  }
  for (let lantern = 0; lantern < 5; lantern += 1) {
    const x = p.x(0.5 - side * (0.24 + lantern * 0.075));
    const y = p.y(0.055) + p.unit * (0.03 + 0.012 * Math.sin(lantern * 2));
    const colour = random.pick<Rgb>([
      [255, 90, 80],
      [255, 170, 70],
      [255, 90, 150],
    ]);
    lampGlow(ctx, x, y, p.unit * 0.09, colour, 0.7);
    ctx.fillStyle = css(mix(colour, [255, 240, 200], 0.35));
    ctx.beginPath();
    ctx.ellipse(x, y, p.unit * 0.019, p.unit * 0.024, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = css([60, 20, 30], 0.7);
    ctx.fillRect(x - p.unit * 0.009, y - p.unit * 0.028, p.unit * 0.018, p.unit * 0.006);
    ctx.fillRect(x - p.unit * 0.009, y + p.unit * 0.022, p.unit * 0.018, p.unit * 0.006);
  }
}

function planter(ctx: SKRSContext2D, p: Painter, random: Random, x: number, size: number): void {
  bush(ctx, p, random, x, p.height - p.unit * 0.05, size, random.pick(GREENS));
  ctx.fillStyle = css(p.tone([150, 104, 84], 0.4));
  ctx.fillRect(x - size * 0.8, p.height - p.unit * 0.06, size * 1.6, p.unit * 0.08);
}

/** Objects nearer than the figures that frame the picture. */
export function paintCityForeground(
  p: Painter,
  random: Random,
  neon: boolean,
  front: Framing,
): void {
  const side = p.brush.light.direction > 0 ? -1 : 1;
  const [near, far] = side > 0 ? (["right", "left"] as const) : (["left", "right"] as const);
  const lamp: Rgb = neon ? [120, 220, 255] : [255, 214, 140];
  front.add(near, (ctx) =>
    streetLamp(ctx, p, p.x(0.5 + side * 0.45), p.height, p.unit * 0.9, -side, 0, lamp),
  );
  if (neon) {
    front.add("top", (ctx) => hangLanterns(ctx, p, random, side));
    return;
  }
  front.add(near, (ctx) => planter(ctx, p, random, p.x(0.5 + side * 0.5), p.unit * 0.3));
  front.add(far, (ctx) => planter(ctx, p, random, p.x(0.5 - side * 0.54), p.unit * 0.24));
}
