import type { Rgb } from "../../light/colour.ts";
import { css } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";
import type { Pen } from "../brush/pen.ts";

const STONE: Rgb = [206, 198, 190];

interface Tower {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly roof: boolean;
}

/** Towers and walls in castle widths around its centre, rearmost first. */
const TOWERS: readonly Tower[] = [
  { x: -0.1, w: 0.15, h: 0.86, roof: true },
  { x: 0.16, w: 0.12, h: 0.74, roof: true },
  { x: -0.3, w: 0.12, h: 0.56, roof: true },
  { x: 0.36, w: 0.11, h: 0.52, roof: true },
  { x: 0.02, w: 0.3, h: 0.5, roof: false },
  { x: -0.46, w: 0.13, h: 0.42, roof: true },
  { x: 0.5, w: 0.13, h: 0.4, roof: true },
];

function crenels(pen: Pen, x: number, y: number, w: number, size: number): void {
  const count = Math.max(3, Math.round(w / (size * 2)));
  for (let tooth = 0; tooth < count; tooth += 1)
    pen.rect(x + (w * (tooth + 0.2)) / count, y - size, (w * 0.6) / count, size * 1.1, STONE, 0.75);
}

function windowSlit(pen: Pen, p: Painter, x: number, y: number, size: number): void {
  pen.round(
    x - size * 0.3,
    y,
    size * 0.6,
    size * 1.2,
    size * 0.3,
    p.lamps ? [255, 214, 130] : [84, 84, 104],
    p.lamps ? "own" : 0.3,
  );
  if (p.lamps) pen.glow(x, y + size * 0.6, size * 2, [255, 196, 110], 0.5);
}

/** A castle seen from its gate; `y` is its foot. Returns the tips of its flagpoles. */
export function castleKeep(
  pen: Pen,
  p: Painter,
  x: number,
  y: number,
  w: number,
  roof: Rgb,
): { x: number; y: number; size: number }[] {
  const tips: { x: number; y: number; size: number }[] = [];
  const tile: Rgb = p.snow > 0.3 ? [240, 245, 252] : roof;
  const wall = (from: number, to: number, h: number) => {
    pen.solid(x + from * w, y - h * w, (to - from) * w, h * w, STONE, 0.55);
    crenels(pen, x + from * w, y - h * w, (to - from) * w, w * 0.022);
  };
  for (const tower of TOWERS.slice(0, 5)) drawTower(tower);
  wall(-0.46, 0.5, 0.19);
  for (const tower of TOWERS.slice(5)) drawTower(tower);
  wall(-0.14, 0.16, 0.24);
  pen.round(x - w * 0.055, y - w * 0.16, w * 0.13, w * 0.165, w * 0.05, [86, 62, 52], 0.4);
  for (let bar = 0; bar < 4; bar += 1)
    pen.rect(x - w * 0.04 + bar * w * 0.03, y - w * 0.15, w * 0.006, w * 0.15, [50, 46, 54], 0.4);
  for (const side of [-0.09, 0.11]) {
    pen.rect(x + side * w - w * 0.014, y - w * 0.26, w * 0.028, w * 0.13, roof, 0.75);
    pen.disc(x + side * w, y - w * 0.2, w * 0.009, w * 0.009, [255, 220, 120], 0.9);
  }
  return tips;

  function drawTower(tower: Tower): void {
    const [tx, tw, th] = [x + tower.x * w, tower.w * w, tower.h * w * 0.66];
    pen.solid(tx - tw / 2, y - th, tw, th, STONE, 0.62);
    for (let course = 1; course < 12; course += 1)
      pen.rect(
        tx - tw / 2 + ((course * 37) % 60) * 0.01 * tw,
        y - th * (course / 12),
        tw * 0.2,
        w * 0.006,
        [130, 124, 124],
        0.4,
        0.5,
      );
    if (tower.roof) {
      pen.solid(tx - tw * 0.58, y - th - tw * 0.16, tw * 1.16, tw * 0.2, STONE, 0.7);
      crenels(pen, tx - tw * 0.58, y - th - tw * 0.14, tw * 1.16, tw * 0.1);
      pen.poly(
        [
          [tx - tw * 0.6, y - th - tw * 0.2],
          [tx + tw * 0.6, y - th - tw * 0.2],
          [tx, y - th - tw * 1.5],
        ],
        tile,
        0.85,
      );
      const dark = p.brush.light.direction > 0 ? -1 : 1;
      pen.poly(
        [
          [tx, y - th - tw * 0.2],
          [tx + dark * tw * 0.6, y - th - tw * 0.2],
          [tx, y - th - tw * 1.5],
        ],
        tile,
        0.35,
      );
      pen.line(
        [
          [tx, y - th - tw * 1.45],
          [tx, y - th - tw * 1.95],
        ],
        w * 0.006,
        [90, 76, 70],
        0.5,
      );
      tips.push({ x: tx, y: y - th - tw * 1.92, size: tw * 0.5 });
    } else crenels(pen, tx - tw / 2, y - th, tw, w * 0.026);
    for (let slit = 0; slit < 3; slit += 1)
      windowSlit(pen, p, tx, y - th * (0.9 - slit * 0.24), tw * 0.2);
  }
}

/** Waving pennants at the tips of poles. */
export function pennants(
  p: Painter,
  tips: readonly { x: number; y: number; size: number }[],
  colour: Rgb,
): NonNullable<Layer["animate"]> {
  const fill = css(p.tone(colour, 0.85, 0.05));
  return (ctx, seconds) => {
    ctx.fillStyle = fill;
    for (const [index, tip] of tips.entries()) {
      const wave = (t: number) => Math.sin(seconds * 4 + t * 5 + index) * tip.size * 0.1 * t;
      ctx.beginPath();
      ctx.moveTo(tip.x, tip.y);
      ctx.quadraticCurveTo(
        tip.x + tip.size * 0.6,
        tip.y + wave(0.6),
        tip.x + tip.size * 1.4,
        tip.y + tip.size * 0.3 + wave(1),
      );
      ctx.quadraticCurveTo(
        tip.x + tip.size * 0.6,
        tip.y + tip.size * 0.5 + wave(0.6),
        tip.x,
        tip.y + tip.size * 0.6,
      );
      ctx.fill();
    }
  };
}
