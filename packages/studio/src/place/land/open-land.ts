import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Layer, PlaceBrush, Plate } from "../../stage/stage.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming, type Framing } from "../brush/framing.ts";
import { createPainter, layer, type Painter } from "../brush/painter.ts";
import { createPen, type Pen } from "../brush/pen.ts";
import { smoothstep } from "../brush/raster.ts";
import { sunPools } from "../nature/meadow.ts";
import { project, renderTerrain, type Terrain } from "../nature/terrain.ts";

export interface LandPlan {
  /** In frame heights. */
  readonly horizon: number;
  readonly front?: number;
  readonly soil: Rgb;
  /** A second colour that blends with the first in patches. */
  readonly patch?: Rgb;
  /** Hilliness of the near ground; 1 = eye height. */
  readonly roll?: number;
  /** Rise of the ground towards both sides, in eye heights. */
  readonly sides?: number;
  /** Distance at which the near ground ends, in eye heights. */
  readonly end?: number;
  /** A path that leads into the picture. */
  readonly path?: { readonly colour: Rgb; readonly width: number; readonly bend?: number };
  /** Modifies the height or colour of the ground. */
  readonly height?: (x: number, z: number, base: number) => number;
  readonly colour?: (x: number, z: number, base: Rgb, height: number) => Rgb;
  /** Returns true where there is water instead of ground. */
  readonly water?: (x: number, z: number, height: number) => boolean;
  /** True when snow does not settle on it in winter, as on floors and lava. */
  readonly bare?: boolean;
}

export interface Foot {
  readonly x: number;
  readonly y: number;
  /** Pixels per eye height at that point. */
  readonly scale: number;
}

/** Open ground under a sky, ready for objects. */
export interface Land {
  readonly p: Painter;
  readonly random: Random;
  /** Side away from the sun, where tall objects frame the picture: −1 left, 1 right. */
  readonly side: 1 | -1;
  readonly horizon: number;
  readonly air: ReturnType<typeof paintAir>;
  readonly terrain: Terrain;
  readonly far: { readonly canvas: Canvas; readonly ctx: SKRSContext2D };
  readonly mid: { readonly canvas: Canvas; readonly ctx: SKRSContext2D };
  readonly near: { readonly canvas: Canvas; readonly ctx: SKRSContext2D };
  readonly front: Framing;
  pen(on: "far" | "mid" | "near", haze?: number): Pen;
  /** The ground at a distance `z`, `u` frame half-widths right of the middle. */
  at(u: number, z: number): Foot;
  /** Offset of the path from the middle at a distance, in eye heights. */
  path(z: number): number;
  /** Paints the near ground, over water where there is any. Call it before placing objects. */
  lay(): Canvas;
  plate(moves?: Moves): Plate;
}

export interface Moves {
  readonly far?: Layer["animate"];
  readonly mid?: Layer["animate"];
  readonly near?: Layer["animate"];
  readonly front?: Layer["animate"];
  readonly reflection?: number;
}

/** Opens land under an open sky, ready for objects. */
export function openLand(brush: PlaceBrush, plan: LandPlan): Land {
  const p = createPainter(brush);
  const random = p.random;
  const horizon = p.y(plan.horizon);
  const air = paintAir(p, horizon);
  const shift = random.next() * 300;
  const ground = { horizon: plan.horizon, front: plan.front ?? 0.91 };
  const roll = plan.roll ?? 0.3;
  const bend = plan.path?.bend ?? random.between(-0.45, 0.45);
  const path = (z: number) => bend * Math.sin(z * 0.5) * Math.min(2, z * 0.4);
  const snow = plan.bare ? 0 : p.snow;
  const terrain: Terrain = {
    horizon,
    height: (x, z) => {
      const base =
        p.fbm(x * 0.2 + shift, z * 0.2, 3) * roll * smoothstep(1.35, 5, z) +
        smoothstep(1.1, 4.5, Math.abs(x)) * (plan.sides ?? 0) * smoothstep(1.6, 6, z);
      return plan.height ? plan.height(x, z, base) : base;
    },
    colour: (x, z, height, shade, _steep, out) => {
      if (plan.water?.(x, z, height)) out[3] = 0;
      const grain = p.noise(x * 1.4, z * 1.4) * 0.4 + p.noise(x * 8, z * 6) * 0.3;
      let base = mix(
        plan.soil,
        plan.patch ?? mix(plan.soil, [214, 206, 120], 0.4),
        Math.max(0, grain) * 0.55,
      );
      if (plan.colour) base = plan.colour(x, z, base, height);
      base = mix(
        base,
        [238, 244, 252],
        Math.min(1, snow * 1.28) * smoothstep(-0.7, 0, grain + snow * 0.6),
      );
      if (plan.path) {
        const edge = plan.path.width / 2 + grain * 0.05;
        const off = Math.abs(x - path(z));
        base = mix(
          base,
          mix(plan.path.colour, [214, 220, 232], snow * 0.55),
          smoothstep(edge, edge * 0.72, off) * 0.94,
        );
      }
      [out[0], out[1], out[2]] = p.tone(
        base,
        Math.max(0, Math.min(1, shade + grain * 0.24 + sunPools(p, x, z))),
        smoothstep(2, 14, z) * 0.2,
      );
    },
  };
  const far = p.sheet();
  const mid = p.sheet();
  const near = p.sheet();
  const front = createFraming(p, ground);
  return {
    p,
    random,
    side: brush.light.direction > 0 ? -1 : 1,
    horizon,
    air,
    terrain,
    far,
    mid,
    near,
    front,
    pen: (on, haze) => createPen({ far, mid, near }[on].ctx, p, haze ?? 0.04),
    at: (u, z) => {
      const x = (u * brush.frame.width * 0.5 * z) / (p.height - horizon);
      return project(p, terrain, x, z);
    },
    path,
    lay: () => {
      const land = renderTerrain(p, terrain, 0.96, plan.end ?? 9);
      near.ctx.drawImage(land, 0, 0);
      return land;
    },
    plate: (moves = {}) => ({
      layers: [
        ...air.layers,
        layer("far", 0.14, far.canvas, moves.far),
        layer("middle", 0.34, mid.canvas, moves.mid),
        layer("near", 0.7, near.canvas, moves.near),
        layer("foreground", 1.35, front.canvas, moves.front),
      ],
      ground: { ...ground, floats: false, reflection: moves.reflection ?? 0 },
    }),
  };
}
