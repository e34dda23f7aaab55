import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Framing } from "../brush/framing.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { sofa } from "../built/sofa.ts";
import { pottedPlant } from "../nature/potted-plant.ts";

/** Objects nearer than the figures that frame the picture. */
export function frameRoom(
  p: Painter,
  random: Random,
  side: number,
  colour: Rgb,
  front: Framing,
): void {
  front.add(side > 0 ? "left" : "right", (ctx) =>
    pottedPlant(ctx, p, random, p.x(0.5 - side * 0.5), p.height + p.unit * 0.06, p.unit * 0.52),
  );
  front.add(side > 0 ? "right" : "left", (ctx) => {
    ctx.translate(p.x(0.5 + side * 0.55), p.height + p.unit * 0.12);
    sofa(ctx, p, random, 0, 0, p.unit * 0.5, mix(colour, [40, 26, 40], 0.3));
  });
  if (p.lamps)
    lampGlow(
      front.canvas.getContext("2d"),
      p.x(0.5 + side * 0.3),
      p.y(0.4),
      p.unit * 0.8,
      [255, 170, 90],
      0.16,
    );
}
