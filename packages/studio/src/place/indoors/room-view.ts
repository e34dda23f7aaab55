import type { Canvas } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import { paintAir } from "../air/outdoors.ts";
import type { Painter } from "../brush/painter.ts";
import type { Opening } from "../built/interior.ts";
import { paintSkyline } from "../built/skyline.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { conifer } from "../nature/conifer.ts";
import { GREENS, stamp, treeStyle } from "../nature/tree.ts";

/** The view through the window: sky above a skyline or a garden. */
export function paintView(p: Painter, random: Random, window: Opening): Canvas {
  const horizon = window.y + window.h * 0.74;
  const air = paintAir(p, horizon);
  const outside = p.sheet();
  for (const picture of air.pictures) outside.ctx.drawImage(picture, 0, 0);
  if (random.next() < 0.45) {
    paintSkyline(outside.ctx, p, random.fork("skyline"), {
      base: window.y + window.h + p.unit * 0.05,
      low: p.unit * 0.1,
      high: p.unit * 0.26,
      tower: p.unit * 0.06,
      haze: 0.35,
      neon: false,
    });
  } else {
    outside.ctx.fillStyle = css(mix(p.haze, [90, 140, 90], p.snow > 0.3 ? 0.1 : 0.5));
    outside.ctx.fillRect(0, horizon + p.unit * 0.02, p.width, p.height);
    const trees = [0, 1, 2].map((kind) =>
      (kind === 0 ? conifer : broadleaf)(
        p,
        random,
        p.unit * 0.3,
        treeStyle(kind === 0 ? [66, 108, 84] : random.pick(GREENS), p.night ? 0.5 : 0.3),
      ),
    );
    for (let tree = 0; tree < 11; tree += 1)
      stamp(
        outside.ctx,
        random.pick(trees),
        window.x + (window.w * tree) / 10,
        horizon + p.unit * random.between(0.04, 0.1),
        p.unit * random.between(0.16, 0.3),
        random.next() < 0.5,
      );
  }
  return outside.canvas;
}
