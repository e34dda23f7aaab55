import type { Canvas } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../light/colour.ts";
import type { Random } from "../scene/random.ts";
import { bigLeaf } from "./nature/big-leaf.ts";
import { overhangingLeaves } from "./nature/canopy.ts";
import { flower } from "./nature/flower.ts";
import { paintTrunk } from "./nature/trunk.ts";
import type { Painter } from "./painter.ts";

export const LEAVES: readonly [Rgb, ...Rgb[]] = [
  [72, 150, 78],
  [96, 168, 70],
  [54, 132, 92],
  [122, 172, 66],
];

export const EXOTIC: readonly [Rgb, ...Rgb[]] = [
  [240, 84, 96],
  [250, 150, 60],
  [226, 96, 190],
  [252, 214, 90],
];

/** What stands nearer than the figures and frames the picture. */
export function paintJungleForeground(p: Painter, random: Random): Canvas {
  const front = p.sheet();
  const side = p.brush.light.direction > 0 ? -1 : 1;
  paintTrunk(
    front.ctx,
    p,
    random,
    p.x(0.5 + side * 0.53),
    p.height,
    p.unit * 0.15,
    p.height,
    [110, 90, 66],
    0,
    false,
  );
  front.ctx.lineCap = "round";
  for (let vine = 0; vine < 7; vine += 1) {
    const x = p.x(0.5 + (vine % 2 === 0 ? side : -side) * random.between(0.2, 0.52));
    const drop = p.y(random.between(0.12, 0.42));
    front.ctx.strokeStyle = css(p.tone([70, 104, 56], 0.3));
    front.ctx.lineWidth = p.unit * random.between(0.004, 0.008);
    front.ctx.beginPath();
    front.ctx.moveTo(x, 0);
    front.ctx.bezierCurveTo(
      x + p.unit * 0.03,
      drop * 0.4,
      x - p.unit * 0.04,
      drop * 0.7,
      x + p.unit * 0.01,
      drop,
    );
    front.ctx.stroke();
    for (let leaf = 0; leaf < 9; leaf += 1)
      bigLeaf(
        front.ctx,
        p,
        x + p.unit * random.between(-0.012, 0.012),
        (drop * (leaf + 1)) / 9.5,
        p.unit * 0.04,
        random.pick([0.5, 2.6]) + random.between(-0.3, 0.3),
        random.pick(LEAVES),
        random.between(0.2, 0.8),
        0,
        false,
      );
  }
  overhangingLeaves(front.ctx, p, random, random.pick(LEAVES), 0.12);
  for (const way of [-1, 1]) {
    for (let leaf = 0; leaf < 7; leaf += 1) {
      const turn = way < 0 ? -1.5 + leaf * 0.28 : -1.64 - leaf * 0.28;
      bigLeaf(
        front.ctx,
        p,
        p.x(0.5 + way * 0.56),
        p.height - p.unit * 0.01,
        p.unit * random.between(0.26, 0.42),
        turn,
        mix(random.pick(LEAVES), [20, 50, 40], 0.3),
        random.between(0.1, 0.8),
        0,
        leaf % 3 !== 2,
      );
    }
    for (let bloom = 0; bloom < 3; bloom += 1)
      flower(
        front.ctx,
        p,
        random,
        p.x(0.5 + way * random.between(0.38, 0.52)),
        p.height,
        p.unit * random.between(0.14, 0.24),
        random.pick(EXOTIC),
      );
  }
  return front.canvas;
}
