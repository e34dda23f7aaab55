import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { casts, standingSide } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import { cottage } from "../built/cottage.ts";
import { lighthouse } from "../built/lighthouse.ts";
import { frontGrowth } from "../land/front-growth.ts";
import { openLand } from "../land/open-land.ts";
import { PETALS } from "../nature/flower.ts";
import { scatterMeadow } from "../nature/meadow.ts";
import { paintRock } from "../nature/rock.ts";
import { glitter, paintWater } from "../nature/water.ts";

const GRASS: Rgb = [126, 170, 84];

/** Green turf above the sea, a white headland with a lighthouse on its edge. */
export const paintSeaCliff: PaintPlace = (brush) => {
  // The turf is on the side of the figures.
  const side = standingSide(brush, brush.light.direction > 0 ? -1 : 1);
  const brim = (z: number) => -0.25 + Math.sin(z * 0.9) * 0.3 - Math.max(0, z - 3) * 0.5;
  // Distance of a point beyond the edge, along the side and at the brow ahead.
  const beyond = (x: number, z: number) =>
    Math.max(-x * side - (1.12 - brim(z) * 0.55 - z * 0.06), z - 3.9 - Math.sin(x * 1.7) * 0.3);
  const land = openLand(brush, {
    horizon: 0.46,
    soil: GRASS,
    patch: [176, 182, 96],
    roll: 0.2,
    end: 9,
    path: { colour: [206, 182, 140], width: 0.3, bend: side * 0.4 },
    height: (x, z, base) =>
      base * 0.6 +
      0.16 * smoothstep(2, 4, z) -
      smoothstep(-0.06, 0.12, beyond(x, z)) * smoothstep(1.5, 2, z) * 2.4,
    water: (_x, _z, height) => height < -0.9,
    colour: (x, z, base, height) => {
      const over = beyond(x, z) + Math.sin(x * 9 + z * 7) * 0.05 + Math.sin(x * 23 - z * 5) * 0.03;
      // The turf is worn down to the white rock at the edge.
      const rim = smoothstep(-0.3, -0.18, over) * smoothstep(1.5, 2, z);
      const rock = mix([236, 226, 206], [150, 138, 126], 0.5 + 0.5 * Math.sin(height * 16 + x * 5));
      return mix(
        base,
        height < -0.12 ? rock : [226, 214, 190],
        Math.max(rim, height < -0.12 ? 1 : 0),
      );
    },
  });
  const { p, random, horizon } = land;
  const shift = random.next() * 90;
  paintWater(p, land.far.ctx, land.air.pictures, {
    horizon,
    bottom: p.height,
    deep: p.tone([18, 88, 146], 0.6),
    shallow: p.tone([70, 190, 196], 0.85),
    roughness: 0.4,
    mirror: 0.55,
    sun: land.air.sun,
  });
  const light = brush.light.direction;
  const cape = computePicture(p.width, p.unit * 0.6, 2, (x, y, out) => {
    const u = ((x - p.width / 2) * -side) / p.unit;
    const v = y / p.unit;
    const top =
      0.14 +
      smoothstep(0.5, 0.24, u) * 0.26 +
      p.noise(u * 3 + shift, 1) * 0.02 +
      p.noise(u * 12, shift) * 0.006;
    const foot = 0.4 + p.noise(u * 6, shift) * 0.008;
    if (u < 0.06 || v < top || v > foot) {
      out[3] = 0;
      return;
    }
    const face = p.noise(u * 14 + shift, v * 3) * 0.5 + p.noise(u * 34, v * 8) * 0.3;
    const turf = smoothstep(0.03, 0.018, v - top + p.noise(u * 20, shift) * 0.006);
    const base = mix(mix([224, 214, 196], [166, 152, 142], Math.abs(face)), [122, 164, 92], turf);
    const foam = smoothstep(0.01, 0.002, foot - v);
    [out[0], out[1], out[2]] = mix(
      p.tone(base, Math.max(0.1, Math.min(1, 0.6 + face * 0.5 * Math.sign(light))), 0.2),
      p.tone([255, 255, 255], 0.9),
      foam,
    );
    out[3] = 1;
  });
  if (!casts(p, "lighthouse"))
    lighthouse(
      land.mid.ctx,
      p,
      p.x(0.5) - side * p.unit * 0.55,
      horizon - p.unit * 0.14,
      p.unit * 0.3,
    );
  drawSmooth(land.mid.ctx, cape, 0, horizon - p.unit * 0.3, p.width, p.unit * 0.6);
  land.lay();
  scatterMeadow(land.near.ctx, p, random.fork("turf"), land.terrain, {
    near: 0.97,
    far: 3.7,
    grass: GRASS,
    flowers:
      p.snow > 0.3
        ? []
        : [
            [246, 150, 186],
            [255, 236, 140],
            [250, 250, 250],
          ],
    bare: (x, z) => land.terrain.height(x, z) < -0.05 || Math.abs(x - land.path(z)) < 0.2,
    density: p.snow > 0.3 ? 0.2 : 1.3,
  });
  const home = land.at(side * 0.62, 3.2);
  cottage(land.near.ctx, p, random, home.x, home.y + 3, home.scale * 0.62, 0.08);
  for (let stone = 0; stone < 8; stone += 1) {
    const foot = land.at(side * random.between(0.1, 1), random.between(2, 3.6));
    paintRock(
      land.near.ctx,
      p,
      random,
      foot.x,
      foot.y,
      foot.scale * random.between(0.1, 0.26),
      [168, 162, 156],
      0.03,
    );
  }
  frontGrowth(land, {
    grass: [110, 156, 72],
    flowers: [random.pick(PETALS), [246, 150, 186]],
    height: 0.18,
  });
  const spray = css(p.tone([255, 255, 255], 0.95), 0.85);
  const glints = glitter(p, horizon, p.y(0.66), land.air.sun, "sea");
  return land.plate({
    far: (ctx, seconds) => {
      glints?.(ctx, seconds);
      // Lines of surf that approach the foot of the cliff.
      ctx.strokeStyle = spray;
      for (let wave = 0; wave < 4; wave += 1) {
        const t = (seconds * 0.1 + wave / 4) % 1;
        const y = horizon + p.unit * (0.05 + t * 0.16);
        ctx.globalAlpha = Math.sin(t * Math.PI) * 0.6;
        ctx.lineWidth = p.unit * 0.003 * (0.4 + t);
        ctx.beginPath();
        for (let x = 0; x <= p.width; x += p.unit * 0.04)
          ctx.lineTo(x, y + Math.sin(x * 0.013 + wave * 2) * p.unit * 0.006);
        ctx.stroke();
      }
      ctx.globalAlpha = 1;
    },
    mid: flyingBirds(p, 7, p.y(0.1), p.y(0.4), [240, 244, 250]),
  });
};
