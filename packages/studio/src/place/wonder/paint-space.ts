import { css, mix, type Rgb, ramp } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { type PlanetKind, paintPlanet } from "../air/planet.ts";
import { driftingStars, shootingStar, starField } from "../air/star-field.ts";
import { createFraming } from "../brush/framing.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";
import { paintRock } from "../nature/rock.ts";

const NEBULAE: readonly (readonly [Rgb, Rgb, Rgb])[] = [
  [
    [92, 40, 160],
    [226, 70, 150],
    [255, 190, 130],
  ],
  [
    [20, 70, 150],
    [40, 170, 200],
    [190, 240, 220],
  ],
  [
    [60, 30, 130],
    [70, 90, 220],
    [240, 140, 220],
  ],
  [
    [110, 30, 60],
    [230, 100, 70],
    [255, 220, 150],
  ],
  [
    [20, 80, 90],
    [60, 180, 130],
    [240, 230, 150],
  ],
];

/** Deep space: a bright nebula with dark lanes, planets with rings and moons, drifting rocks. */
export const paintSpace: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const [low, mid, high] = random.pick(NEBULAE);
  const shift = random.next() * 500;
  const slope = random.between(-0.9, 0.9);
  const coreX = p.x(random.between(0.3, 0.7));
  const coreY = p.y(random.between(0.25, 0.55));
  const side = brush.light.direction;
  const glowBy = { dawn: 0.95, day: 1, "golden-hour": 1, dusk: 0.85, night: 0.75 }[brush.spec.time];

  const back = p.sheet();
  const nebula = computePicture(p.width, p.height, 3, (x, y, out) => {
    const u = ((x - coreX) / p.unit) * 1.15;
    const v = ((y - coreY) / p.unit) * 1.15;
    const wx = p.fbm(u * 1.1 + shift, v * 1.1, 4);
    const wy = p.fbm(u * 1.1 + 40, v * 1.1 + shift, 4);
    const cloud = p.fbm(u * 1.3 + wx * 0.8 + shift, v * 1.3 + wy * 0.8, 6);
    const band = Math.exp(-((v - u * slope + wx * 0.5) ** 2) / 0.34);
    const light = Math.max(0, 0.3 + cloud * 0.85) * (0.16 + band * 0.95);
    const lane =
      smoothstep(0.02, 0.26, p.fbm(u * 2.1 - wy * 1.2 + shift + 9, v * 2.1 + wx, 5)) * band;
    const heart = Math.exp(-(u * u + v * v) * 3.2);
    const dark: Rgb = mix(p.sky[1] ?? [8, 8, 30], low, 0.12);
    let colour = ramp(
      [dark, low, mid, high, [255, 246, 232]],
      Math.min(1, (light * 0.92 + heart * 0.34 * (0.5 + cloud)) * glowBy),
    );
    colour = mix(colour, [14, 8, 26], lane * 0.62);
    [out[0], out[1], out[2]] = colour;
  });
  drawSmooth(back.ctx, nebula, 0, 0, p.width, p.height);
  const bright = starField(back.ctx, p, random.fork("stars"), 1);

  const far = p.sheet();
  starField(far.ctx, p, random.fork("near stars"), 0.2);
  for (let star = 0; star < 5; star += 1) {
    const x = random.next() * p.width;
    const y = random.next() * p.height;
    const colour = random.pick<Rgb>([
      [190, 220, 255],
      [255, 226, 190],
      [255, 190, 220],
    ]);
    lampGlow(far.ctx, x, y, p.unit * random.between(0.03, 0.07), colour, 0.8);
    far.ctx.fillStyle = css([255, 255, 255], 0.8);
    const arm = p.unit * random.between(0.01, 0.026);
    far.ctx.fillRect(x - arm, y - 0.6, arm * 2, 1.2);
    far.ctx.fillRect(x - 0.6, y - arm, 1.2, arm * 2);
  }
  // The sun is outside the picture; only its glare is visible.
  lampGlow(
    far.ctx,
    p.x(0.5 + Math.sign(side) * 0.6),
    p.y(0.08),
    p.unit * 0.8,
    mix(p.key, [255, 230, 190], 0.4),
    0.75,
  );

  const worlds = p.sheet();
  const kinds: readonly [PlanetKind, ...PlanetKind[]] = [
    "gas",
    "rock",
    "ocean",
    "ice",
    "lava",
    "gas",
  ];
  const away = -Math.sign(side);
  paintPlanet(
    worlds.ctx,
    p,
    random,
    p.x(0.5 + away * random.between(0.22, 0.36)),
    p.y(random.between(0.2, 0.36)),
    p.unit * random.between(0.13, 0.24),
    random.pick(kinds),
    random.next() < 0.55,
  );
  paintPlanet(
    worlds.ctx,
    p,
    random,
    p.x(0.5 - away * random.between(0.24, 0.42)),
    p.y(random.between(0.12, 0.5)),
    p.unit * random.between(0.03, 0.07),
    random.pick(kinds),
    random.next() < 0.25,
  );
  if (random.next() < 0.6)
    paintPlanet(
      worlds.ctx,
      p,
      random,
      p.x(0.5 + random.between(-0.1, 0.14)),
      p.y(random.between(0.08, 0.2)),
      p.unit * random.between(0.018, 0.035),
      random.pick(kinds),
      false,
    );

  const near = p.sheet();
  const horizonWorld = random.next() < 0.55;
  if (horizonWorld)
    paintPlanet(
      near.ctx,
      p,
      random,
      p.x(0.5 + random.between(-0.15, 0.15)),
      p.height + p.unit * 1.02,
      p.unit * 1.3,
      random.pick<PlanetKind>(["ocean", "rock", "gas", "ice"]),
      false,
    );
  for (let index = 0; index < (horizonWorld ? 9 : 22); index += 1) {
    const edge = random.between(0.1, 0.55);
    const size = p.unit * (0.012 + random.next() ** 2.5 * 0.09);
    paintRock(
      near.ctx,
      p,
      random,
      p.x(0.5 + (index % 2 === 0 ? -1 : 1) * edge),
      p.y(0.6 + random.between(-0.14, 0.34)),
      size,
      random.pick([
        [132, 120, 124],
        [150, 122, 108],
        [110, 112, 138],
      ]),
      0.05,
      true,
    );
  }
  const ground = { horizon: 0.5, front: 0.86, floats: true, reflection: 0 };
  const front = createFraming(p, ground);
  for (const way of [-1, 1]) {
    for (let rock = 0; rock < 3; rock += 1)
      front.add(way > 0 ? "right" : "left", (ctx) =>
        paintRock(
          ctx,
          p,
          random,
          p.x(0.5 + way * random.between(0.45, 0.58)),
          p.y(random.between(0.86, 1.08)),
          p.unit * random.between(0.1, 0.3),
          [86, 78, 98],
          0,
          true,
        ),
      );
  }
  return {
    layers: [
      layer("nebula", 0, back.canvas, driftingStars(p, bright)),
      layer("stars", 0.06, far.canvas, shootingStar(p)),
      layer("planets", 0.2, worlds.canvas),
      layer("rocks", 0.62, near.canvas),
      layer("foreground", 1.4, front.canvas),
    ],
    ground,
  };
};
