import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, type Rgb } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";
import { at, type Street } from "./street.ts";

/** The carriageway, kerbs, pavement joints and lane marks. */
export function drawRoad(ctx: SKRSContext2D, p: Painter, street: Street, alpha: number): void {
  const strip = (x1: number, x2: number, near: number, far: number, colour: Rgb, strength = 1) => {
    const points = [
      at(street, x1, near),
      at(street, x2, near),
      at(street, x2, far),
      at(street, x1, far),
    ];
    ctx.fillStyle = css(colour, strength);
    ctx.beginPath();
    for (const point of points) ctx.lineTo(point.x, point.y);
    ctx.fill();
  };
  const z0 = 0.9;
  const paving = p.snow > 0.3 ? ([226, 234, 246] as const) : ([176, 168, 160] as const);
  strip(-street.wall * 3, street.wall * 3, z0, street.far * 3, p.tone(paving, 0.5), alpha);
  strip(
    -street.road,
    street.road,
    z0,
    street.far * 3,
    p.tone(p.snow > 0.3 ? [176, 186, 204] : [92, 92, 102], 0.46),
    alpha,
  );
  for (let index = 0; index < 15; index += 1) {
    const z = z0 * 1.22 ** index;
    for (const side of [-1, 1])
      strip(
        side * street.road,
        side * street.wall,
        z,
        z * 1.008,
        p.tone(paving, 0.12),
        0.55 * alpha,
      );
    const dash = z0 + index * 1.5;
    if (dash < street.far && p.snow < 0.6)
      strip(
        -0.035,
        0.035,
        dash + 0.2,
        dash + 0.95,
        p.tone([244, 232, 190], 0.7, Math.min(0.5, dash / 40)),
        0.85,
      );
  }
  for (const side of [-1, 1]) {
    strip(
      side * street.road,
      side * (street.road + 0.07),
      z0,
      street.far * 3,
      p.tone([206, 198, 188], 0.85),
      0.9 * alpha,
    );
    strip(
      side * (street.road - 0.05),
      side * street.road,
      z0,
      street.far * 3,
      p.tone([50, 50, 60], 0.2),
      0.8 * alpha,
    );
    strip(side * (street.wall - 0.5), side * street.wall, z0, street.far * 3, [10, 10, 24], 0.16);
  }
  const cross = street.far * 0.3;
  for (let bar = -4; bar <= 4; bar += 1)
    strip(
      (bar / 4.6) * street.road - 0.08,
      (bar / 4.6) * street.road + 0.08,
      cross,
      cross + 0.9,
      p.tone([244, 242, 236], 0.7),
      0.62,
    );
  const air = ctx.createLinearGradient(0, street.horizon, 0, street.horizon + p.unit * 0.16);
  air.addColorStop(0, css(p.haze, 0.8));
  air.addColorStop(1, css(p.haze, 0));
  ctx.fillStyle = air;
  ctx.fillRect(0, street.horizon, p.width, p.unit * 0.16);
}
