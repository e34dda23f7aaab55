import type { PaintPlace } from "../../stage/stage.ts";
import { paintPlanet } from "../air/planet.ts";
import { driftingStars, shootingStar, starField } from "../air/star-field.ts";
import { createPainter, layer, standingSide } from "../brush/painter.ts";
import { createPen } from "../brush/pen.ts";
import { paintRock } from "../nature/rock.ts";
import { project } from "../nature/terrain.ts";
import { craterGround, craterTerrain } from "./crater-ground.ts";
import { frameWithRocks } from "./frame-with-rocks.ts";

/** Grey dust and craters under a black sky with the blue Earth. */
export const paintMoonSurface: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const ground = { horizon: 0.56, front: 0.91, floats: false, reflection: 0 };
  const horizon = p.y(ground.horizon);
  const back = p.sheet();
  back.ctx.fillStyle = "#070814";
  back.ctx.fillRect(0, 0, p.width, p.height);
  const stars = starField(back.ctx, p, random.fork("stars"), 1.3);
  // The Earth, the flag and the footprints are placed opposite the figures.
  const side = -standingSide(brush, brush.light.direction > 0 ? 1 : -1);
  const earth = p.sheet();
  const x = p.x(0.5 + side * random.between(0.16, 0.3));
  paintPlanet(earth.ctx, p, random, x, p.y(0.24), p.unit * 0.13, "earth", false);
  const terrain = craterTerrain(p, random, {
    horizon,
    soil: [206, 204, 208],
    dark: [158, 156, 166],
    hills: 3.4,
    haze: 0.08,
    ripples: false,
  });
  const near = p.sheet();
  near.ctx.drawImage(craterGround(p, terrain), 0, 0);
  const pen = createPen(near.ctx, p);
  for (let rock = 0; rock < 12; rock += 1) {
    const z = 6 - rock * 0.36;
    const foot = project(p, terrain, random.pick([-1, 1]) * random.between(0.5, 1.1) * z, z);
    const size = foot.scale * random.between(0.1, 0.34);
    paintRock(near.ctx, p, random, foot.x, foot.y, size, [170, 168, 176], 0);
  }
  const flag = project(p, terrain, side * 3.1 * Math.min(1, p.width / p.unit / 1.7), 4.6);
  const s = flag.scale;
  pen.shadow(flag.x, flag.y, s * 0.2, s * 0.03);
  pen.line(
    [
      [flag.x, flag.y],
      [flag.x, flag.y - s * 0.9],
    ],
    s * 0.022,
    [230, 232, 240],
    0.9,
  );
  pen.rect(flag.x, flag.y - s * 0.9, s * 0.42, s * 0.26, [236, 96, 84], 0.9);
  pen.disc(flag.x + s * 0.21, flag.y - s * 0.77, s * 0.07, s * 0.07, [255, 226, 130], 0.95);
  for (let step = 0; step < 12; step += 1) {
    const z = 1.5 + step * 0.24;
    const print = project(p, terrain, side * (z - 1.4) * 0.62 + (step % 2) * 0.12, z);
    pen.disc(print.x, print.y, print.scale * 0.045, print.scale * 0.02, [104, 102, 116], 0.2, 0.6);
  }
  const front = frameWithRocks(p, ground, random, [132, 130, 142]);
  return {
    layers: [
      layer("stars", 0, back.canvas, driftingStars(p, stars)),
      layer("earth", 0.05, earth.canvas, shootingStar(p)),
      layer("dust", 0.7, near.canvas),
      layer("foreground", 1.35, front.canvas),
    ],
    ground,
  };
};
