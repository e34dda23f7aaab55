import type { Canvas } from "@napi-rs/canvas";
import { css, mix, type Rgb, scale } from "../light/colour.ts";
import type { Random } from "../scene/random.ts";
import { lampGlow } from "./built/lamp-glow.ts";
import { streetLamp } from "./built/street-lamp.ts";
import { bush } from "./nature/bush.ts";
import { GREENS } from "./nature/tree.ts";
import type { Painter } from "./painter.ts";

/** What stands nearer than the figures and frames the picture. */
export function paintCityForeground(p: Painter, random: Random, neon: boolean): Canvas {
  const front = p.sheet();
  const side = p.brush.light.direction > 0 ? -1 : 1;
  const postX = p.x(0.5 + side * 0.45);
  streetLamp(
    front.ctx,
    p,
    postX,
    p.height,
    p.unit * 0.9,
    -side,
    0,
    neon ? [120, 220, 255] : [255, 214, 140],
  );
  if (neon) {
    // Cables and a lantern string across the top frame the picture.
    front.ctx.strokeStyle = css(scale([26, 18, 46], 0.8));
    front.ctx.lineWidth = p.unit * 0.004;
    for (let cable = 0; cable < 4; cable += 1) {
      const y = p.y(0.03 + cable * 0.035);
      front.ctx.beginPath();
      front.ctx.moveTo(0, y + p.unit * random.between(-0.05, 0.08));
      front.ctx.quadraticCurveTo(
        p.width * random.between(0.4, 0.6),
        y + p.unit * random.between(0.08, 0.18),
        p.width,
        y + p.unit * random.between(-0.06, 0.06),
      );
      front.ctx.stroke();
    }
    for (let lantern = 0; lantern < 5; lantern += 1) {
      const x = p.x(0.5 - side * (0.24 + lantern * 0.075));
      const y = p.y(0.055) + p.unit * (0.03 + 0.012 * Math.sin(lantern * 2));
      const colour = random.pick<Rgb>([
        [255, 90, 80],
        [255, 170, 70],
        [255, 90, 150],
      ]);
      lampGlow(front.ctx, x, y, p.unit * 0.09, colour, 0.7);
      front.ctx.fillStyle = css(mix(colour, [255, 240, 200], 0.35));
      front.ctx.beginPath();
      front.ctx.ellipse(x, y, p.unit * 0.019, p.unit * 0.024, 0, 0, Math.PI * 2);
      front.ctx.fill();
      front.ctx.fillStyle = css([60, 20, 30], 0.7);
      front.ctx.fillRect(x - p.unit * 0.009, y - p.unit * 0.028, p.unit * 0.018, p.unit * 0.006);
      front.ctx.fillRect(x - p.unit * 0.009, y + p.unit * 0.022, p.unit * 0.018, p.unit * 0.006);
    }
  } else {
    const planter = p.tone([150, 104, 84], 0.4);
    for (const [at, size] of [
      [0.5 + side * 0.5, 0.3],
      [0.5 - side * 0.54, 0.24],
    ] as const) {
      bush(
        front.ctx,
        p,
        random,
        p.x(at),
        p.height - p.unit * 0.05,
        p.unit * size,
        random.pick(GREENS),
      );
      front.ctx.fillStyle = css(planter);
      front.ctx.fillRect(
        p.x(at) - p.unit * size * 0.8,
        p.height - p.unit * 0.06,
        p.unit * size * 1.6,
        p.unit * 0.08,
      );
    }
  }
  return front.canvas;
}
