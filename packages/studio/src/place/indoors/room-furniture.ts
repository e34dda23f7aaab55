import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { bed } from "../built/bed.ts";
import { bookcase } from "../built/bookcase.ts";
import { desk } from "../built/desk.ts";
import { floorLamp } from "../built/floor-lamp.ts";
import { sofa } from "../built/sofa.ts";
import { pottedPlant } from "../nature/potted-plant.ts";

/**
 * A sofa, a bed or a desk with its accessories, along the back wall. `base` is the bottom of that
 * wall.
 */
export function furnish(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  { side, portrait, base, colour }: { side: number; portrait: boolean; base: number; colour: Rgb },
): void {
  const theme = random.integer(0, 2);
  const foot = base + p.unit * 0.03;
  const left = p.x(portrait ? 0.24 : 0.26);
  const right = p.x(portrait ? 0.76 : 0.76);
  const away = side > 0 ? left : right;
  const towards = side > 0 ? right : left;
  const wide = portrait ? 0.78 : 1;
  if (theme === 0) {
    sofa(ctx, p, random, towards, foot + p.unit * 0.02, p.unit * 0.54 * wide, colour);
    bookcase(
      ctx,
      p,
      random,
      away - side * p.unit * 0.06,
      foot,
      p.unit * 0.27 * wide,
      p.unit * 0.48,
    );
  } else if (theme === 1) {
    bed(ctx, p, random, away, foot + p.unit * 0.04, p.unit * 0.5 * wide, colour);
    bookcase(
      ctx,
      p,
      random,
      towards + side * p.unit * 0.12,
      foot,
      p.unit * 0.22 * wide,
      p.unit * 0.3,
    );
  } else {
    desk(ctx, p, random, away, foot + p.unit * 0.02, p.unit * 0.42 * wide);
    sofa(
      ctx,
      p,
      random,
      towards + side * p.unit * 0.05,
      foot + p.unit * 0.02,
      p.unit * 0.34 * wide,
      colour,
    );
  }
  floorLamp(ctx, p, p.x(0.5 + side * (portrait ? 0.42 : 0.41)), foot + p.unit * 0.04, p.unit * 0.5);
  pottedPlant(
    ctx,
    p,
    random,
    p.x(0.5 - side * (portrait ? 0.43 : 0.41)),
    foot + p.unit * 0.07,
    p.unit * 0.3,
  );
}
