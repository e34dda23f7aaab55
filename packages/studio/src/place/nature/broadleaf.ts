import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { leafOf } from "./leaf-of.ts";
import { leafShape } from "./leaf-shape.ts";
import { limb, type TreeSprite, type TreeStyle } from "./tree.ts";
import { twigs } from "./twigs.ts";

function dabs(
  ctx: SKRSContext2D,
  random: Random,
  count: number,
  place: () => { x: number; y: number; size: number },
): void {
  ctx.beginPath();
  for (let index = 0; index < count; index += 1) {
    const { x, y, size } = place();
    const turn = random.next() * Math.PI;
    leafShape(ctx, x, y, size * 1.1, size * 0.66, turn);
  }
  ctx.fill();
}

/**
 * A round-crowned tree: boughs, then clumps of leaves from the dark interior to the lit exterior.
 */
export function broadleaf(
  p: Painter,
  random: Random,
  height: number,
  style: TreeStyle,
): TreeSprite {
  const width = height * random.between(0.8, 1.05);
  const picture = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = picture.getContext("2d");
  const middle = width / 2;
  const side = p.brush.light.direction;
  const bark = (shade: number) => css(p.tone(style.bark, shade, style.distance));
  ctx.fillStyle = bark(0.22);
  const crown = height * random.between(0.36, 0.44);
  limb(
    ctx,
    middle,
    height,
    middle + random.between(-0.05, 0.05) * width,
    crown,
    height * 0.042,
    height * 0.014,
  );
  for (const sign of [-1, 1, -0.5, 0.6])
    limb(
      ctx,
      middle,
      height * 0.72,
      middle + sign * width * 0.24,
      crown * random.between(0.8, 1.3),
      height * 0.018,
      height * 0.006,
    );
  ctx.fillStyle = bark(0.75);
  limb(
    ctx,
    middle + side * height * 0.014,
    height,
    middle + side * 3,
    crown,
    height * 0.012,
    height * 0.004,
  );
  const leaf = leafOf(p, random, style);
  if (leaf === null) {
    twigs(ctx, p, random, { x: middle, y: crown * 1.25, reach: height * 0.36 }, style);
    return { picture, width, height };
  }
  const clumps = Array.from({ length: 17 }, (_, index) => {
    const turn = index * 2.4 + random.next();
    const reach = Math.sqrt((index + 0.5) / 17) * 0.36;
    return {
      x: middle + Math.cos(turn) * reach * width,
      y: crown * 0.98 + Math.sin(turn) * reach * height * 0.74 - height * 0.02,
      r: height * random.between(0.1, 0.155),
    };
  }).sort((a, b) => b.y - a.y);
  const detail = Math.max(14, Math.min(72, height / 4));
  const size = Math.max(0.8, height * 0.0135);
  for (const clump of clumps) {
    const low = (clump.y / height) * 0.4;
    const passes = [
      [0.04, 1, 0.0, 0.95],
      [0.34 - low * 0.3, 0.95, 0.2, 0.86],
      [0.7 - low * 0.6, 0.7, 0.42, 0.66],
      [1.05 - low, 0.34, 0.62, 0.42],
    ] as const;
    for (const [shade, share, lift, spread] of passes) {
      ctx.fillStyle = css(
        p.tone(
          shade > 0.8 ? mix(leaf, [255, 244, 170], 0.22) : leaf,
          Math.max(0, shade),
          style.distance,
        ),
      );
      dabs(ctx, random, Math.round(detail * share), () => {
        const turn = random.next() * Math.PI * 2;
        const reach = Math.sqrt(random.next()) * clump.r * spread;
        return {
          x: clump.x + Math.cos(turn) * reach + side * clump.r * lift * 0.7,
          y: clump.y + Math.sin(turn) * reach * 0.9 - clump.r * lift,
          size: size * random.between(0.7, 1.35),
        };
      });
    }
    if (p.snow > 0) {
      ctx.fillStyle = css(p.tone([244, 248, 255], 0.85, style.distance));
      dabs(ctx, random, Math.round(detail * 1.1 * p.snow), () => ({
        x: clump.x + random.between(-0.8, 0.8) * clump.r,
        y: clump.y - clump.r * random.between(0.2, 0.95),
        size: size * 1.15,
      }));
    }
  }
  return { picture, width, height };
}
