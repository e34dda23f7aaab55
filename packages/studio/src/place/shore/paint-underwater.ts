import { mix, type Rgb, ramp } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { createFraming } from "../brush/framing.ts";
import { createPainter, layer, type Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import { branchCoral, CORALS, fanCoral, roundCoral } from "../nature/coral.ts";
import { swayingKelp } from "../nature/kelp.ts";
import { paintRock } from "../nature/rock.ts";
import { fishSchool, risingBubbles, swayingShafts } from "../nature/sea-life.ts";
import { shell, starfish } from "../nature/shell.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";
import { paintUnderwaterForeground } from "./underwater-foreground.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.92;

/** The bright net of light that the surface casts on the sea floor. */
function caustic(p: Painter, x: number, z: number): number {
  const warp = p.noise(x * 0.8, z * 0.8) * 0.7;
  const a = Math.abs(p.noise(x * 2.2 + warp, z * 2.2));
  const b = Math.abs(p.noise(x * 2.9 - warp + 20, z * 2.6 + warp));
  return smoothstep(0.16, 0, a) * 0.6 + smoothstep(0.13, 0, b) * 0.5;
}

/** A deep blue reef: shafts of light, coral gardens, kelp, shoals and bubbles. */
export const paintUnderwater: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.6, 0.66);
  const horizon = p.y(horizonAt);
  const { light } = brush;
  const sunX = p.x(0.5 + light.direction * 0.5);

  const back = p.sheet();
  const water = computePicture(p.width, p.height, 3, (x, y, out) => {
    const down = y / p.height;
    const around = Math.hypot((x - sunX) / p.unit, (y / p.unit) * 1.25);
    const swirl = p.fbm((x / p.unit) * 1.6, (y / p.unit) * 2.2, 3) * 0.07;
    let colour = ramp(p.sky, Math.min(1, down * 0.95 + around * 0.2 + swirl));
    const surface =
      smoothstep(0.15, 0, down) *
      smoothstep(0.12, 0.5, p.fbm((x / p.unit) * 3.4 + 4, (1 / (down + 0.03)) * 0.55, 4) + 0.32);
    colour = mix(
      colour,
      [255, 255, 255],
      Math.min(
        0.75,
        surface * 0.55 * light.brightness + Math.exp(-around * 3.4) * 0.6 * light.brightness,
      ),
    );
    [out[0], out[1], out[2]] = colour;
  });
  drawSmooth(back.ctx, water, 0, 0, p.width, p.height);

  const far = p.sheet();
  const crag = random.next() * 200;
  const reefs: Terrain = {
    horizon,
    top: 8,
    height: (x, z) =>
      smoothstep(8, 12, z) * (0.9 + p.fbm(x * 0.11 + crag, z * 0.11, 5) * 6.5) +
      Math.abs(p.noise(x * 0.7, z * 0.7)) * 0.3 -
      0.2,
    colour: (x, z, height, shade, _steep, out) => {
      const growth = smoothstep(0.1, 0.6, p.noise(x * 1.3 + crag, z * 1.3));
      const grain = p.noise(x * 2.4, z * 2.4 + height) * 0.24;
      const base = mix(
        [88, 116, 128],
        p.noise(x * 0.3, z * 0.3) > 0 ? [206, 120, 140] : [196, 160, 96],
        growth * 0.7,
      );
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(0, Math.min(1, (shade - 0.5) * 1.8 + 0.5 + grain)),
        0.5 + smoothstep(8, 26, z) * 0.4,
      );
    },
  };
  far.ctx.drawImage(renderTerrain(p, reefs, 7, 28), 0, 0);
  for (let plant = 0; plant < 26; plant += 1) {
    const z = 14 - plant * 0.2;
    const foot = project(p, reefs, random.between(-1, 1) * z * 1.9, z);
    const draw = random.next() < 0.5 ? branchCoral : fanCoral;
    draw(
      far.ctx,
      p,
      random,
      foot.x,
      foot.y + 3,
      p.unit * random.between(0.045, 0.09),
      random.pick(CORALS),
      0.52,
    );
  }

  const shift = random.next() * 100;
  const sand: Rgb = random.pick([
    [236, 220, 176],
    [220, 214, 190],
    [240, 208, 170],
  ]);
  const floor: Terrain = {
    horizon,
    height: (x, z) =>
      p.fbm(x * 0.3 + shift, z * 0.3, 3) * 0.35 * smoothstep(1.3, 3, z) +
      smoothstep(0.4, 1.3, Math.abs(x) / z) * 0.55 * smoothstep(1.8, 4, z),
    colour: (x, z, _height, shade, _steep, out) => {
      const ripple =
        Math.sin((z + p.noise(x * 0.6, z * 0.6) * 0.4) * 30) * 0.09 * (1 - smoothstep(1.2, 5, z));
      const net = caustic(p, x + shift, z) * 0.55 * light.brightness * (1 - smoothstep(2, 8, z));
      const grain = p.noise(x * 8, z * 8) * 0.08 + p.noise(x, z) * 0.14;
      const colour = p.tone(
        sand,
        Math.max(0, Math.min(1, shade * 0.85 + ripple + grain + net)),
        Math.min(0.9, 0.1 + smoothstep(1, 9, z) * 0.75),
      );
      [out[0], out[1], out[2]] = mix(colour, [240, 255, 250], net * 0.4);
    },
  };
  const near = p.sheet();
  near.ctx.drawImage(renderTerrain(p, floor, 0.96, 10), 0, 0);
  for (let z = 6.5; z > 1.12; z *= random.between(0.94, 0.975)) {
    const side = random.pick([-1, 1]);
    const foot = project(
      p,
      floor,
      side * z * random.between(0.42, 1.5) * Math.min(1.15, p.width / p.unit / 1.6),
      z,
    );
    const haze = Math.min(0.8, 0.04 + smoothstep(1.2, 9, z) * 0.6);
    const size = foot.scale * random.between(0.34, 0.68);
    const kind = random.next();
    const colour = random.pick(CORALS);
    if (kind < 0.3) branchCoral(near.ctx, p, random, foot.x, foot.y, size, colour, haze);
    else if (kind < 0.52) fanCoral(near.ctx, p, random, foot.x, foot.y, size * 0.9, colour, haze);
    else if (kind < 0.78)
      roundCoral(near.ctx, p, random, foot.x, foot.y + 2, size * 0.66, colour, haze);
    else paintRock(near.ctx, p, random, foot.x, foot.y + 3, size, [96, 120, 128], haze);
  }
  for (let thing = 0; thing < 12; thing += 1) {
    const z = random.between(1.05, 2.6);
    const foot = project(p, floor, random.between(-1.4, 1.4) * z, z);
    if (thing % 3 === 0) starfish(near.ctx, p, random, foot.x, foot.y, foot.scale * 0.07);
    else shell(near.ctx, p, random, foot.x, foot.y, foot.scale * 0.05);
  }

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  paintUnderwaterForeground(p, random, front);
  const green: Rgb = random.pick([
    [92, 150, 84],
    [134, 140, 70],
    [74, 140, 110],
  ]);
  return {
    layers: [
      layer("water", 0, back.canvas, swayingShafts(p, sunX)),
      layer(
        "far reef",
        0.16,
        far.canvas,
        fishSchool(p, random.fork("shoal"), p.y(0.2), horizon, 16, 0.55),
      ),
      layer(
        "reef",
        0.68,
        near.canvas,
        swayingKelp(
          p,
          random.fork("kelp"),
          horizon + p.unit * 0.14,
          p.unit * 0.46,
          green,
          9,
          0.6,
          0.24,
        ),
      ),
      layer(
        "foreground",
        1.35,
        front.canvas,
        (() => {
          const kelp = swayingKelp(
            p,
            random.fork("front kelp"),
            p.height + p.unit * 0.02,
            p.unit * 0.62,
            mix(green, [20, 50, 60], 0.3),
            7,
            0.4,
            0,
            front,
          );
          const bubbles = risingBubbles(p, random.fork("bubbles"));
          return (ctx, seconds) => {
            kelp?.(ctx, seconds);
            bubbles(ctx, seconds);
          };
        })(),
      ),
    ],
    ground: { horizon: horizonAt, front: FRONT, floats: true, reflection: 0 },
  };
};
