import { css, mix, type Rgb } from "../../light/colour.ts";
import type { PaintPlace } from "../../stage/stage.ts";
import { starField } from "../air/star-field.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { createPen } from "../brush/pen.ts";
import { paintRock } from "../nature/rock.ts";
import { project } from "../nature/terrain.ts";
import { craterGround, craterTerrain } from "./crater-ground.ts";
import { frameWithRocks } from "./frame-with-rocks.ts";

const SKIES = {
  dawn: [
    [120, 92, 110],
    [226, 160, 140],
  ],
  day: [
    [196, 128, 88],
    [246, 202, 150],
  ],
  "golden-hour": [
    [170, 100, 78],
    [250, 176, 110],
  ],
  dusk: [
    [74, 56, 88],
    [150, 150, 190],
  ],
  night: [
    [20, 14, 34],
    [86, 52, 66],
  ],
} as const satisfies Record<string, readonly [Rgb, Rgb]>;

/** Red sand and rocks under a dusty sky with two small moons; a dome and a mast in the distance. */
export const paintMarsSurface: PaintPlace = (brush) => {
  const p = createPainter(brush);
  const random = p.random;
  const ground = { horizon: 0.56, front: 0.91, floats: false, reflection: 0 };
  const horizon = p.y(ground.horizon);
  const [high, low] = SKIES[brush.spec.time];
  const back = p.sheet();
  const fill = back.ctx.createLinearGradient(0, 0, 0, horizon);
  for (let stop = 0; stop <= 8; stop += 1)
    fill.addColorStop(stop / 8, css(mix(high, low, (stop / 8) ** 1.2)));
  back.ctx.fillStyle = fill;
  back.ctx.fillRect(0, 0, p.width, p.height);
  if (p.night || brush.spec.time === "dusk") starField(back.ctx, p, random.fork("stars"), 0.7);
  const side = brush.light.direction > 0 ? -1 : 1;
  const sky = createPen(back.ctx, p);
  const sun: Rgb = brush.spec.time === "day" ? [255, 246, 226] : [226, 236, 255];
  if (!p.night) {
    sky.glow(p.x(0.5 - side * 0.26), p.y(0.22), p.unit * 0.5, low, 0.6);
    sky.disc(p.x(0.5 - side * 0.26), p.y(0.22), p.unit * 0.024, p.unit * 0.024, sun, "own");
  }
  for (const [u, y, r] of [
    [0.2, 0.16, 0.022],
    [0.32, 0.27, 0.012],
  ] as const) {
    const x = p.x(0.5 + side * u);
    sky.disc(x, p.y(y), p.unit * r, p.unit * r * 0.9, mix(low, [255, 240, 226], 0.5), "own");
    sky.disc(
      x + p.unit * r * 0.3 * side,
      p.y(y) + p.unit * r * 0.1,
      p.unit * r * 0.7,
      p.unit * r * 0.64,
      high,
      "own",
      0.35,
    );
  }
  const terrain = craterTerrain(p, random, {
    horizon,
    soil: [222, 122, 76],
    dark: [186, 88, 58],
    hills: 5,
    haze: 0.1,
    ripples: true,
  });
  const near = p.sheet();
  near.ctx.drawImage(craterGround(p, terrain), 0, 0);
  const base = p.sheet();
  const pen = createPen(near.ctx, p, 0.1);
  const spot = project(p, terrain, side * 4.2 * Math.min(1, p.width / p.unit / 1.7), 8);
  const s = spot.scale;
  pen.shadow(spot.x, spot.y, s * 1.3, s * 0.12);
  for (const [dx, r] of [
    [0, 0.8],
    [1.05, 0.46],
  ] as const) {
    const cx = spot.x + side * dx * s;
    near.ctx.save();
    near.ctx.beginPath();
    near.ctx.rect(cx - r * s, spot.y - r * s, r * s * 2, r * s);
    near.ctx.clip();
    pen.disc(cx, spot.y, r * s, r * s * 0.86, [232, 226, 222], 0.35);
    pen.disc(
      cx - brush.light.direction * -r * s * 0.1,
      spot.y,
      r * s * 0.84,
      r * s * 0.72,
      [244, 240, 236],
      0.85,
    );
    near.ctx.restore();
    for (let pane = -2; pane <= 2; pane += 1)
      pen.round(
        cx + pane * r * s * 0.3 - r * s * 0.08,
        spot.y - r * s * 0.36,
        r * s * 0.16,
        r * s * 0.16,
        r * s * 0.05,
        p.lamps ? [255, 216, 130] : [120, 170, 200],
        p.lamps ? "own" : 0.7,
      );
  }
  pen.line(
    [
      [spot.x - side * s, spot.y],
      [spot.x - side * s, spot.y - s * 1.5],
    ],
    s * 0.03,
    [220, 214, 212],
    0.8,
  );
  for (let rock = 0; rock < 15; rock += 1) {
    const z = 6 - rock * 0.3;
    const foot = project(p, terrain, random.pick([-1, 1]) * random.between(0.4, 1.1) * z, z);
    const size = foot.scale * random.between(0.1, 0.36);
    paintRock(near.ctx, p, random, foot.x, foot.y, size, [176, 92, 66], 0.02);
  }
  const front = frameWithRocks(p, ground, random, [150, 76, 60]);
  const dust = css(low, 0.2);
  return {
    layers: [
      layer("sky", 0, back.canvas),
      layer("haze", 0.1, base.canvas, (ctx, seconds) => {
        // Two veils of dust that drift along the horizon.
        for (const [speed, y] of [
          [0.012, -0.03],
          [-0.018, 0],
        ] as const) {
          const x = p.width * (0.5 + 0.3 * Math.sin(seconds * speed * 6 + y * 40));
          ctx.fillStyle = dust;
          ctx.beginPath();
          ctx.ellipse(x, horizon + y * p.unit, p.width * 0.5, p.unit * 0.035, 0, 0, Math.PI * 2);
          ctx.fill();
        }
      }),
      layer("sand", 0.7, near.canvas),
      layer("foreground", 1.35, front.canvas),
    ],
    ground,
  };
};
