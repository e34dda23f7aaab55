import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { broadleaf } from "./broadleaf.ts";
import { bush } from "./bush.ts";
import { conifer } from "./conifer.ts";
import { AUTUMN, BLOSSOM, GREENS, stamp, treeStyle } from "./tree.ts";

export type Wood = {
  readonly leaves: readonly Rgb[];
  readonly bark: Rgb;
  readonly firs: number;
  readonly birch: boolean;
};

/** Chooses the leaves and bark of a forest: determined by snow, otherwise random. */
export function chooseWood(p: Painter, random: Random): Wood {
  if (p.snow > 0.3)
    return {
      leaves: [[86, 120, 104]],
      bark: [120, 104, 96],
      firs: 0.9,
      birch: random.next() < 0.4,
    };
  return random.pick<Wood>([
    { leaves: GREENS, bark: [116, 88, 68], firs: 0.15, birch: false },
    { leaves: GREENS, bark: [116, 88, 68], firs: 0.7, birch: false },
    {
      leaves: [
        [168, 196, 84],
        [196, 190, 76],
        [140, 178, 84],
      ],
      bark: [226, 220, 212],
      firs: 0.1,
      birch: true,
    },
    { leaves: AUTUMN, bark: [108, 82, 70], firs: 0.1, birch: false },
    { leaves: [...BLOSSOM, ...GREENS], bark: [110, 78, 74], firs: 0, birch: false },
  ]);
}

/** Paints a row of trees that leaves the middle clear. */
export function paintTreeRow(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  wood: Wood,
  base: number,
  height: number,
  haze: number,
  count: number,
  clear: number,
): void {
  const kinds = [0, 1, 2, 3].map(() =>
    random.next() < wood.firs
      ? conifer(p, random, height, treeStyle([64, 108, 80], haze))
      : broadleaf(p, random, height, treeStyle(random.pick(wood.leaves), haze, wood.bark)),
  );
  const earth = p.tone(p.snow > 0.3 ? [226, 234, 246] : [96, 122, 66], 0.4, haze);
  const fade = ctx.createLinearGradient(0, base - height * 0.05, 0, base + height * 0.05);
  fade.addColorStop(0, css(earth, 0));
  fade.addColorStop(1, css(earth));
  ctx.fillStyle = fade;
  ctx.fillRect(0, base - height * 0.05, p.width, height * 0.4);
  for (let index = 0; index < count; index += 1) {
    const x = ((index + random.next()) / count) * p.width;
    const off = Math.abs(x - p.width / 2) / p.width;
    if (off < clear) continue;
    stamp(
      ctx,
      random.pick(kinds),
      x,
      base + random.between(-0.01, 0.012) * p.unit,
      height * random.between(0.7, 1.15) * (0.75 + off * 0.6),
      random.next() < 0.5,
    );
    for (let shrub = 0; shrub < 2; shrub += 1)
      bush(
        ctx,
        p,
        random,
        x + random.between(-0.05, 0.05) * p.unit,
        base + p.unit * 0.014,
        height * random.between(0.08, 0.16),
        random.pick(wood.leaves),
        haze,
      );
  }
}
