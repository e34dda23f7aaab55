import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { paneWindow } from "./pane-window.ts";

export interface Cottage {
  /** Mouth of the chimney in sheet pixels, where smoke starts. */
  readonly chimney: { readonly x: number; readonly y: number };
}

interface Walls {
  readonly wall: Rgb;
  readonly roof: Rgb;
  readonly trim: Rgb;
  readonly timber: boolean;
  readonly logs: boolean;
}

function house(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  height: number,
  walls: Walls,
  haze: number,
): Cottage {
  const width = height * random.between(1.15, 1.5);
  const wallTop = y - height * 0.46;
  const side = p.brush.light.direction;
  const left = x - width / 2;
  const gable = random.next() < 0.5;
  const lit = side < 0 ? 0.85 : 0.42;
  const gradient = ctx.createLinearGradient(left, 0, left + width, 0);
  gradient.addColorStop(side < 0 ? 0 : 1, css(p.tone(walls.wall, 0.95, haze)));
  gradient.addColorStop(side < 0 ? 1 : 0, css(p.tone(walls.wall, 0.4, haze)));
  ctx.fillStyle = css([10, 14, 30], 0.22);
  ctx.beginPath();
  ctx.ellipse(x - side * width * 0.12, y, width * 0.62, height * 0.07, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = gradient;
  ctx.fillRect(left, wallTop, width, y - wallTop);
  if (walls.logs) {
    ctx.fillStyle = css(p.tone(walls.wall, 0.12, haze), 0.6);
    for (let row = 0; row < 9; row += 1)
      ctx.fillRect(left, wallTop + ((y - wallTop) * row) / 9, width, Math.max(0.7, height * 0.008));
  }
  ctx.fillStyle = css(p.tone([130, 124, 122], 0.4, haze));
  ctx.fillRect(left, y - height * 0.07, width, height * 0.07);
  if (walls.timber) {
    ctx.strokeStyle = css(p.tone([92, 62, 46], 0.35, haze));
    ctx.lineWidth = height * 0.028;
    ctx.strokeRect(left + height * 0.014, wallTop, width - height * 0.028, y - wallTop);
    ctx.beginPath();
    for (const at of [0.33, 0.67]) {
      ctx.moveTo(left + width * at, wallTop);
      ctx.lineTo(left + width * at, y);
    }
    ctx.moveTo(left, y - height * 0.05);
    ctx.lineTo(left + width * 0.33, wallTop);
    ctx.moveTo(left + width, y - height * 0.05);
    ctx.lineTo(left + width * 0.67, wallTop);
    ctx.stroke();
  }
  const doorX = left + width * random.pick([0.42, 0.5, 0.2]);
  const door: Rgb = random.pick([
    [150, 72, 58],
    [66, 108, 120],
    [96, 120, 74],
    [120, 80, 56],
  ]);
  ctx.fillStyle = css(p.tone(walls.trim, 0.7, haze));
  ctx.fillRect(doorX - height * 0.085, y - height * 0.325, height * 0.17, height * 0.325);
  ctx.fillStyle = css(p.tone(door, 0.55, haze));
  ctx.beginPath();
  ctx.roundRect(doorX - height * 0.065, y - height * 0.3, height * 0.13, height * 0.3, [
    height * 0.06,
    height * 0.06,
    0,
    0,
  ]);
  ctx.fill();
  ctx.fillStyle = css(p.tone([240, 200, 110], 0.8, haze));
  ctx.fillRect(doorX + height * 0.035, y - height * 0.15, height * 0.015, height * 0.02);
  const pane = height * 0.13;
  const spots = doorX < left + width * 0.3 ? [0.46, 0.76] : [0.1, 0.76];
  for (const at of spots) {
    const wx = left + width * at;
    paneWindow(ctx, p, wx, wallTop + height * 0.12, pane, pane * 1.2, walls.trim, haze);
    ctx.fillStyle = css(p.tone([110, 84, 62], 0.4, haze));
    ctx.fillRect(wx - pane * 0.15, wallTop + height * 0.12 + pane * 1.3, pane * 1.3, pane * 0.2);
    if (p.snow < 0.3) {
      for (let bloom = 0; bloom < 7; bloom += 1) {
        ctx.fillStyle = css(
          p.tone(
            random.pick<Rgb>([
              [236, 96, 110],
              [250, 180, 90],
              [110, 160, 80],
            ]),
            0.7,
            haze,
          ),
        );
        ctx.fillRect(
          wx - pane * 0.1 + (bloom * pane) / 6,
          wallTop + height * 0.12 + pane * random.between(1.12, 1.28),
          pane * 0.14,
          pane * 0.16,
        );
      }
    }
  }
  const chimneyX = left + width * random.pick([0.22, 0.78]);
  const ridge = y - height * random.between(0.94, 1);
  ctx.fillStyle = css(p.tone([158, 110, 96], lit, haze));
  ctx.fillRect(chimneyX - height * 0.05, ridge - height * 0.03, height * 0.1, height * 0.32);
  ctx.fillStyle = css(p.tone([112, 80, 76], 0.3, haze));
  ctx.fillRect(chimneyX - height * 0.062, ridge - height * 0.05, height * 0.124, height * 0.035);
  const eave = height * 0.1;
  const inset = gable ? width * 0.5 : width * 0.16;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(left - eave, wallTop + height * 0.035);
  ctx.lineTo(left + inset, ridge);
  ctx.lineTo(left + width - inset, ridge);
  ctx.lineTo(left + width + eave, wallTop + height * 0.035);
  ctx.closePath();
  ctx.clip();
  const snowy = mix(walls.roof, [246, 250, 255], p.snow * 0.95);
  const slope = ctx.createLinearGradient(left, 0, left + width, 0);
  slope.addColorStop(side < 0 ? 0 : 1, css(p.tone(snowy, 0.95, haze)));
  slope.addColorStop(side < 0 ? 1 : 0, css(p.tone(snowy, 0.34, haze)));
  ctx.fillStyle = slope;
  ctx.fillRect(left - eave, ridge, width + eave * 2, height);
  if (p.snow < 0.5) {
    ctx.strokeStyle = css(p.tone(walls.roof, 0.08, haze), 0.5);
    ctx.lineWidth = Math.max(0.6, height * 0.009);
    for (let row = 0; row < 9; row += 1) {
      const ry = ridge + ((wallTop - ridge) * (row + 0.6)) / 8.5;
      ctx.beginPath();
      for (let tile = 0; tile < 26; tile += 1)
        ctx.arc(
          left - eave + ((tile + (row % 2) / 2) * (width + eave * 2)) / 25,
          ry,
          height * 0.03,
          0,
          Math.PI,
        );
      ctx.stroke();
    }
  }
  ctx.restore();
  ctx.fillStyle = css([12, 12, 30], 0.25);
  ctx.fillRect(left, wallTop + height * 0.035, width, height * 0.03);
  ctx.fillStyle = css(p.tone(p.snow > 0.2 ? [252, 253, 255] : walls.trim, 0.8, haze));
  ctx.fillRect(
    left - eave,
    wallTop + height * 0.015,
    width + eave * 2,
    height * (0.02 + p.snow * 0.03),
  );
  if (gable) {
    paneWindow(
      ctx,
      p,
      x - pane * 0.3,
      ridge + height * 0.26,
      pane * 0.6,
      pane * 0.7,
      walls.trim,
      haze,
    );
  }
  return { chimney: { x: chimneyX, y: ridge - height * 0.05 } };
}

/**
 * A village house: plaster or half-timbered, tiled roof, flower boxes, warm windows after sunset.
 */
export function cottage(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  height: number,
  haze = 0,
): Cottage {
  const wall: Rgb = random.pick([
    [250, 236, 212],
    [244, 214, 178],
    [236, 226, 222],
    [248, 206, 178],
    [216, 226, 224],
    [250, 224, 160],
  ]);
  const roof: Rgb = random.pick([
    [196, 92, 70],
    [172, 78, 66],
    [136, 104, 96],
    [104, 116, 140],
    [206, 118, 74],
    [120, 94, 120],
  ]);
  return house(
    ctx,
    p,
    random,
    x,
    y,
    height,
    { wall, roof, trim: [250, 244, 232], timber: random.next() < 0.45, logs: false },
    haze,
  );
}

/** A log cabin. */
export function cabin(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  x: number,
  y: number,
  height: number,
  haze = 0,
): Cottage {
  return house(
    ctx,
    p,
    random,
    x,
    y,
    height,
    {
      wall: [156, 108, 72],
      roof: random.pick([
        [112, 84, 76],
        [96, 104, 112],
      ]),
      trim: [232, 208, 170],
      timber: false,
      logs: true,
    },
    haze,
  );
}
