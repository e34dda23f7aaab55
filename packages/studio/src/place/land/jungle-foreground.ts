import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Framing } from "../brush/framing.ts";
import type { Painter } from "../brush/painter.ts";
import { bigLeaf } from "../nature/big-leaf.ts";
import { overhangingLeaves } from "../nature/canopy.ts";
import { flower } from "../nature/flower.ts";
import { paintTrunk } from "../nature/trunk.ts";

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

function hangVine(ctx: SKRSContext2D, p: Painter, random: Random, x: number, drop: number): void {
  ctx.lineCap = "round";
  ctx.strokeStyle = css(p.tone([70, 104, 56], 0.3));
  ctx.lineWidth = p.unit * random.between(0.004, 0.008);
  ctx.beginPath();
  ctx.moveTo(x, 0);
  const end = x + p.unit * 0.01;
  ctx.bezierCurveTo(x + p.unit * 0.03, drop * 0.4, x - p.unit * 0.04, drop * 0.7, end, drop);
  ctx.stroke();
  for (let leaf = 0; leaf < 9; leaf += 1)
    bigLeaf(
      ctx,
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

function cornerLeaves(ctx: SKRSContext2D, p: Painter, random: Random, way: number): void {
  for (let leaf = 0; leaf < 7; leaf += 1) {
    const turn = way < 0 ? -1.5 + leaf * 0.28 : -1.64 - leaf * 0.28;
    bigLeaf(
      ctx,
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
  for (let bloom = 0; bloom < 3; bloom += 1) {
    const x = p.x(0.5 + way * random.between(0.38, 0.52));
    flower(ctx, p, random, x, p.height, p.unit * random.between(0.14, 0.24), random.pick(EXOTIC));
  }
}

/** Objects nearer than the figures that frame the picture. */
export function paintJungleForeground(p: Painter, random: Random, front: Framing): void {
  const side = p.brush.light.direction > 0 ? -1 : 1;
  const edge = (way: number) => (way > 0 ? "right" : "left");
  const bark: Rgb = [110, 90, 66];
  front.add(edge(side), (ctx) => {
    const x = p.x(0.5 + side * 0.53);
    paintTrunk(ctx, p, random, x, p.height, p.unit * 0.15, p.height, bark, 0, false);
  });
  for (let vine = 0; vine < 7; vine += 1) {
    const x = p.x(0.5 + (vine % 2 === 0 ? side : -side) * random.between(0.2, 0.52));
    const drop = p.y(random.between(0.12, 0.42));
    // Vines are thin and numerous, so one that would hang in front of a figure is left out.
    if (front.isFree(x - p.unit * 0.05, x + p.unit * 0.05, 0, drop))
      hangVine(front.canvas.getContext("2d"), p, random, x, drop);
  }
  front.add("top", (ctx) => overhangingLeaves(ctx, p, random, random.pick(LEAVES), 0.12));
  for (const way of [-1, 1]) front.add(edge(way), (ctx) => cornerLeaves(ctx, p, random, way));
}
