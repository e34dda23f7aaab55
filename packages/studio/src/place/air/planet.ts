import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb, ramp } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { computePicture, drawSmooth, smoothstep } from "../brush/raster.ts";

export type PlanetKind = "gas" | "rock" | "ocean" | "earth" | "ice" | "lava";

const SURFACES: Readonly<Record<PlanetKind, readonly (readonly Rgb[])[]>> = {
  gas: [
    [
      [120, 72, 60],
      [216, 150, 100],
      [246, 214, 160],
      [200, 120, 84],
      [250, 232, 200],
    ],
    [
      [60, 70, 140],
      [110, 140, 210],
      [190, 210, 246],
      [96, 110, 190],
      [226, 236, 255],
    ],
    [
      [110, 56, 120],
      [206, 110, 160],
      [255, 190, 190],
      [150, 80, 150],
      [255, 222, 200],
    ],
  ],
  rock: [
    [
      [84, 78, 84],
      [140, 130, 128],
      [190, 178, 168],
    ],
    [
      [120, 62, 48],
      [190, 106, 74],
      [232, 160, 116],
    ],
  ],
  ocean: [
    [
      [14, 60, 130],
      [26, 110, 180],
      [60, 160, 190],
      [90, 150, 84],
      [170, 150, 100],
    ],
    [
      [10, 80, 100],
      [20, 150, 160],
      [90, 210, 190],
      [190, 110, 150],
      [240, 170, 170],
    ],
  ],
  earth: [
    [
      [12, 52, 130],
      [22, 92, 184],
      [44, 130, 204],
      [84, 150, 84],
      [176, 160, 108],
    ],
  ],
  ice: [
    [
      [110, 150, 190],
      [180, 214, 236],
      [244, 252, 255],
    ],
  ],
  lava: [
    [
      [40, 22, 30],
      [80, 36, 36],
      [255, 120, 40],
      [255, 220, 110],
    ],
  ],
};

/**
 * A lit sphere with its own weather, terminator and thin atmosphere; `light` is the side of the sun
 * (-1..1).
 */
export function paintPlanet(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  radius: number,
  kind: PlanetKind,
  ring: boolean,
): void {
  const watery = kind === "ocean" || kind === "earth";
  const shift = random.next() * 300;
  const stops = random.pick(SURFACES[kind]);
  const tilt = random.between(-0.5, 0.5);
  const side = p.brush.light.direction;
  const lx = Math.sign(side) * 0.72;
  const ly = -0.42;
  const lz = Math.sqrt(Math.max(0.05, 1 - lx * lx - ly * ly));
  const air = mix(
    stops[stops.length - 1] ?? [255, 255, 255],
    watery ? [120, 190, 255] : [255, 255, 255],
    0.4,
  );
  const drawRing = (front: boolean) => {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(tilt);
    ctx.beginPath();
    ctx.rect(-radius * 3, front ? 0 : -radius * 3, radius * 6, radius * 3);
    ctx.clip();
    for (let band = 0; band < 40; band += 1) {
      const reach = radius * (1.38 + band * 0.021);
      const density = 0.5 + 0.5 * p.noise(band * 0.32 + shift, 4);
      ctx.strokeStyle = css(
        mix(ramp(stops, 0.4 + density * 0.6), [255, 250, 240], 0.25),
        density * 0.6,
      );
      ctx.lineWidth = radius * 0.022;
      ctx.beginPath();
      ctx.ellipse(0, 0, reach, reach * 0.27, 0, 0, Math.PI * 2);
      ctx.stroke();
    }
    ctx.restore();
  };
  if (ring) drawRing(false);
  const halo = ctx.createRadialGradient(x, y, radius * 0.97, x, y, radius * 1.22);
  halo.addColorStop(0, css(air, 0.34));
  halo.addColorStop(1, css(air, 0));
  ctx.fillStyle = halo;
  ctx.fillRect(x - radius * 1.3, y - radius * 1.3, radius * 2.6, radius * 2.6);
  const size = radius * 2.04;
  const globe = computePicture(size, size, Math.max(1, size / 760), (px, py, out) => {
    const u = px / radius - 1.02;
    const v = py / radius - 1.02;
    const r = u * u + v * v;
    if (r > 1.02 || y - size / 2 + py > p.height) {
      out[3] = 0;
      return;
    }
    const w = Math.sqrt(Math.max(0, 1 - r));
    const cu = u * Math.cos(tilt) + v * Math.sin(tilt);
    const cv = v * Math.cos(tilt) - u * Math.sin(tilt);
    let value: number;
    let bump = 0;
    if (kind === "gas")
      value =
        0.5 +
        0.5 * Math.sin(cv * 11 + p.fbm(cu * 1.6 + shift, cv * 6, 4) * 1.6) * 0.8 +
        p.fbm(cu * 3 + shift, cv * 16, 3) * 0.25;
    else if (kind === "lava")
      value =
        smoothstep(0.11, 0, Math.abs(p.fbm(u * 2 + shift, v * 2 + w, 5))) * 0.8 +
        p.noise(u * 6, v * 6) * 0.08 +
        0.1;
    else {
      const rough = p.fbm(u * 1.6 + shift, v * 1.6 + w * 0.7, 6);
      value = 0.46 + rough * 0.75;
      bump =
        p.fbm((u + 0.02 * lx) * 3 + shift, (v + 0.02 * ly) * 3, 5) - p.fbm(u * 3 + shift, v * 3, 5);
    }
    const sun = u * lx + v * ly + w * lz + bump * (watery ? 0.3 : 1.4);
    const lit = smoothstep(-0.12, 0.85, sun);
    let colour = ramp(stops, value);
    if (watery || kind === "gas") {
      const cloud = watery
        ? smoothstep(
            0.06,
            0.34,
            p.fbm(u * 2.4 + shift + 70, v * 3.6 + p.noise(u * 2, v * 2) * 0.4, 5),
          )
        : 0;
      colour = mix(colour, [255, 255, 255], cloud * 0.85);
    }
    const rim = (1 - w) ** 3;
    const dark: Rgb =
      kind === "lava" ? [colour[0] * 0.5, colour[1] * 0.35, colour[2] * 0.3] : [14, 12, 36];
    colour = mix(dark, colour, lit);
    colour = mix(colour, air, rim * 0.7 * smoothstep(-0.1, 0.5, sun));
    [out[0], out[1], out[2]] = colour;
    out[3] = smoothstep(1, 0.975, Math.sqrt(r));
  });
  drawSmooth(ctx, globe, x - size / 2, y - size / 2, size, size);
  if (ring) drawRing(true);
}
