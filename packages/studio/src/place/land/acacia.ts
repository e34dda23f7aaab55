import { createCanvas } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { leafShape } from "../nature/leaf-shape.ts";
import { limb, type TreeSprite, type TreeStyle } from "../nature/tree.ts";

/** An umbrella thorn: a few slanting boughs under flat tiers of leaves. */
export function acacia(p: Painter, random: Random, height: number, style: TreeStyle): TreeSprite {
  const width = height * 1.5;
  const picture = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = picture.getContext("2d");
  const side = p.brush.light.direction;
  const tables = [
    { x: 0.5, y: 0.2, w: 0.4 },
    { x: 0.26, y: 0.33, w: 0.24 },
    { x: 0.76, y: 0.29, w: 0.24 },
    { x: 0.6, y: 0.1, w: 0.24 },
  ].map((table) => ({ ...table, x: table.x + random.between(-0.05, 0.05) }));
  ctx.fillStyle = css(p.tone(style.bark, 0.25, style.distance));
  const fork = { x: width / 2, y: height * 0.62 };
  limb(ctx, fork.x, height, fork.x, fork.y, height * 0.03, height * 0.022);
  for (const table of tables)
    limb(ctx, fork.x, fork.y, table.x * width, table.y * height, height * 0.017, height * 0.006);
  for (const [shade, share, lift] of [
    [0.05, 1, 0],
    [0.45, 0.9, 0.018],
    [0.95, 0.5, 0.036],
  ] as const) {
    ctx.fillStyle = css(
      p.tone(mix(style.leaf, [255, 240, 160], shade > 0.8 ? 0.2 : 0), shade, style.distance),
    );
    ctx.beginPath();
    for (const table of tables)
      for (let leaf = 0; leaf < 150 * share; leaf += 1) {
        const u = random.next() + random.next() - 1;
        const x = (table.x + u * table.w * 0.56 * share + side * lift * 0.5) * width;
        const y = (table.y - lift + random.between(-0.04, 0.03) * (1.3 - Math.abs(u))) * height;
        leafShape(ctx, x, y, height * 0.016, height * 0.008, random.next() * 3);
      }
    ctx.fill();
  }
  return { picture, width, height };
}
