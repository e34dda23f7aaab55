import { createCanvas } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { limb, type TreeSprite, type TreeStyle } from "./tree.ts";

/**
 * A fir: tiers of drooping boughs, needles lit from one side, with a cap of snow when there is
 * snow.
 */
export function conifer(p: Painter, random: Random, height: number, style: TreeStyle): TreeSprite {
  const width = height * random.between(0.4, 0.54);
  const picture = createCanvas(Math.ceil(width), Math.ceil(height));
  const ctx = picture.getContext("2d");
  const middle = width / 2;
  const side = p.brush.light.direction;
  ctx.fillStyle = css(p.tone(style.bark, 0.25, style.distance));
  limb(ctx, middle, height, middle, height * 0.2, height * 0.022, height * 0.004);
  const tiers = Math.round(Math.max(9, Math.min(24, height / 13)));
  const sway = random.next() * 10;
  for (let tier = tiers; tier >= 0; tier -= 1) {
    const t = tier / tiers;
    const y = height * (0.03 + t * 0.83);
    const half = width * (0.03 + t ** 0.9 * 0.45) * (0.9 + 0.14 * Math.sin(tier * 2.7 + sway));
    const drop = height * (0.05 + t * 0.06);
    const sprays = 7 + Math.round(t * 13);
    const sweep = (
      shade: number,
      colour: Rgb,
      from: number,
      to: number,
      lift: number,
      size: number,
    ) => {
      ctx.fillStyle = css(p.tone(colour, shade, style.distance));
      ctx.beginPath();
      for (let spray = 0; spray <= sprays; spray += 1) {
        const at = from + ((to - from) * (spray + random.between(-0.3, 0.3))) / sprays;
        const rootX = middle + at * half * 0.35;
        const rootY = y - drop * 0.5 - lift + Math.abs(at) * drop * 0.25;
        const tipX = middle + at * half;
        const tipY = y + drop * (0.2 + at * at * 0.42) * random.between(0.85, 1.2) - lift;
        const thick = half * 0.1 * size + 0.5;
        ctx.moveTo(rootX - thick, rootY);
        ctx.quadraticCurveTo((rootX + tipX) / 2 - thick, rootY + drop * 0.12, tipX, tipY);
        ctx.quadraticCurveTo(
          (rootX + tipX) / 2 + thick * 1.6,
          rootY + drop * 0.5,
          rootX + thick,
          rootY + drop * 0.35,
        );
      }
      ctx.fill();
    };
    sweep(0.02, style.leaf, -1, 1, 0, 1.5);
    sweep(0.3, style.leaf, -0.96, 0.96, drop * 0.14, 1);
    sweep(0.62, style.leaf, side < 0 ? -0.96 : -0.35, side < 0 ? 0.35 : 0.96, drop * 0.24, 0.75);
    sweep(
      1,
      mix(style.leaf, [255, 240, 160], 0.25),
      side < 0 ? -0.95 : 0.25,
      side < 0 ? -0.25 : 0.95,
      drop * 0.32,
      0.45,
    );
    if (p.snow > 0) {
      sweep(0.4, [226, 236, 255], -0.86 * p.snow, 0.86 * p.snow, drop * 0.34, 1.9 * p.snow);
      sweep(
        1,
        [252, 253, 255],
        side < 0 ? -0.86 : -0.2,
        side < 0 ? 0.2 : 0.86,
        drop * 0.44,
        1.4 * p.snow,
      );
    }
  }
  return { picture, width, height };
}
