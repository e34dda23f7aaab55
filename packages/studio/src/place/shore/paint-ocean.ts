import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { paintAir } from "../air/outdoors.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import { sailingBoat } from "../built/boat.ts";
import { lighthouse } from "../built/lighthouse.ts";
import { paintIsland } from "../nature/island.ts";
import { glitter, paintWater } from "../nature/water.ts";

const SEAS: readonly (readonly [Rgb, Rgb])[] = [
  [
    [14, 74, 128],
    [30, 142, 160],
  ],
  [
    [20, 60, 118],
    [52, 120, 176],
  ],
  [
    [12, 88, 110],
    [44, 168, 156],
  ],
];

/**
 * Open sea to the horizon: distant islands or a lighthouse, boats, a swell that carries the
 * figures.
 */
export const paintOcean: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.5, 0.58);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const [deep, shallow] = random.pick(SEAS);
  const storm = brush.spec.weather === "storm" ? 0.5 : brush.spec.weather === "rain" ? 0.2 : 0;

  const far = p.sheet();
  const islands = random.integer(0, 2);
  for (let index = 0; index < islands; index += 1) {
    const x = p.x(random.next() < 0.5 ? random.between(0.02, 0.3) : random.between(0.7, 0.98));
    paintIsland(
      far.ctx,
      p,
      random,
      x,
      horizon + 1,
      p.unit * random.between(0.2, 0.42),
      0.55 + index * 0.12,
    );
  }
  if (random.next() < 0.4)
    lighthouse(far.ctx, p, p.x(random.pick([0.12, 0.86])), horizon + 2, p.unit * 0.17);

  const sea = p.sheet();
  const colours = [p.tone(deep, 0.5), p.tone(shallow, 0.7)] as const;
  paintWater(p, sea.ctx, [...air.pictures, far.canvas], {
    horizon,
    bottom: p.height,
    deep: colours[0],
    shallow: colours[1],
    roughness: 0.5 + storm + random.between(0, 0.2),
    mirror: 0.78,
    sun: air.sun,
  });
  for (let index = 0; index < random.integer(1, 3); index += 1) {
    const near = random.between(0.02, 0.1);
    sailingBoat(
      sea.ctx,
      p,
      random,
      p.x(random.between(0.05, 0.95)),
      horizon + (p.height - horizon) * near,
      p.unit * (0.03 + near * 0.9),
      0.4 - near * 2,
    );
  }

  // The nearest swell is in front of the figures' feet and lighter on its crest, where light shines
  // through.
  const swell = p.sheet();
  const crest = p.y(0.955);
  // Under clouds it reflects them rather than the bright strip at the horizon.
  const open = 1 - storm * 1.8;
  const wave = computePicture(p.width, p.height - crest + p.unit * 0.08, 2, (x, y, out) => {
    const u = x / p.unit;
    const edge = p.unit * (0.045 + 0.022 * p.noise(u * 1.2, 2) + 0.008 * p.noise(u * 5, 8));
    const down = (y - edge) / p.unit;
    // Foam covers only parts of the crest and thins out irregularly; an even seam would look like a
    // rope.
    const lies = smoothstep(-0.3, 0.45, p.noise(u * 1.6 + 5, 3));
    const shreds = 0.35 + 0.65 * smoothstep(-0.25, 0.4, p.noise(u * 14, y * 0.06));
    const foam = smoothstep(0.008 + 0.02 * lies, 0, down) * lies * shreds;
    const grain = p.fbm(u * 5, (y / p.unit) * 22, 4);
    let colour = mix(
      mix(mix(colours[0], colours[1], 0.55), p.sky[3] ?? p.haze, 0.3 * open),
      mix(colours[0], p.sky[0] ?? p.haze, 0.4),
      smoothstep(0, 0.13, down + grain * 0.05),
    );
    colour = mix(colour, p.sky[3] ?? p.haze, Math.max(0, grain) * 0.34 * open);
    colour = mix(
      colour,
      mix(p.key, [255, 255, 255], 0.5),
      foam * 0.62 * (0.35 + p.brush.light.brightness * 0.65),
    );
    [out[0], out[1], out[2]] = colour;
    out[3] = smoothstep(-0.001, 0.006, down);
  });
  drawSmooth(swell.ctx, wave, 0, crest - p.unit * 0.045, p.width, p.height - crest + p.unit * 0.08);
  const shade = swell.ctx.createLinearGradient(0, crest, 0, p.height);
  shade.addColorStop(0, css([0, 10, 30], 0));
  shade.addColorStop(1, css([0, 10, 30], 0.35));
  swell.ctx.globalCompositeOperation = "source-atop";
  swell.ctx.fillStyle = shade;
  swell.ctx.fillRect(0, 0, p.width, p.height);

  return {
    layers: [
      ...air.layers,
      layer(
        "islands",
        0.12,
        far.canvas,
        flyingBirds(p, random.integer(3, 7), p.y(0.14), horizon - p.unit * 0.12),
      ),
      layer("sea", 0.45, sea.canvas, glitter(p, horizon, p.height, air.sun, "sea")),
      layer("swell", 1.25, swell.canvas),
    ],
    ground: { horizon: horizonAt, front: 0.93, floats: false, reflection: 0.32 },
  };
};
