import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import type { Painter } from "../brush/painter.ts";

/** Traces a closed path; the caller fills or strokes it. */
export function outline(ctx: SKRSContext2D, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

export interface Mill {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly haze: number;
}

/** The tower of a windmill; its sails are drawn by `turningSails`. */
export function windmill(
  ctx: SKRSContext2D,
  p: Painter,
  x: number,
  y: number,
  height: number,
  haze: number,
): Mill {
  const side = p.brush.light.direction;
  const gradient = ctx.createLinearGradient(x - height * 0.2, 0, x + height * 0.2, 0);
  gradient.addColorStop(side < 0 ? 0 : 1, css(p.tone([244, 236, 222], 0.98, haze)));
  gradient.addColorStop(side < 0 ? 1 : 0, css(p.tone([210, 198, 190], 0.1, haze)));
  ctx.fillStyle = gradient;
  outline(ctx, [
    [x - height * 0.2, y],
    [x - height * 0.11, y - height * 0.72],
    [x + height * 0.11, y - height * 0.72],
    [x + height * 0.2, y],
  ]);
  ctx.fill();
  ctx.fillStyle = css(p.tone(mix([124, 74, 66], [248, 251, 255], p.snow * 0.8), 0.6, haze));
  ctx.beginPath();
  ctx.ellipse(x, y - height * 0.71, height * 0.135, height * 0.17, 0, Math.PI, 0);
  ctx.fill();
  ctx.fillStyle = css(p.lamps ? [255, 210, 126] : p.tone([80, 66, 66], 0.3, haze));
  ctx.fillRect(x - height * 0.03, y - height * 0.42, height * 0.06, height * 0.08);
  ctx.fillRect(x - height * 0.05, y - height * 0.17, height * 0.1, height * 0.17);
  return { x, y: y - height * 0.74, radius: height * 0.46, haze };
}

/** Draws a mill's four sails at a given second. */
export function turningSails(p: Painter, mill: Mill): NonNullable<Layer["animate"]> {
  const wood = css(p.tone([110, 82, 66], 0.4, mill.haze));
  const cloth = css(p.tone([250, 242, 226], 0.8, mill.haze), 0.92);
  return (ctx, seconds) => {
    for (let sail = 0; sail < 4; sail += 1) {
      ctx.save();
      ctx.translate(mill.x, mill.y);
      ctx.rotate(seconds * 0.5 + (sail * Math.PI) / 2 + 0.4);
      ctx.fillStyle = cloth;
      ctx.fillRect(mill.radius * 0.16, 0, mill.radius * 0.82, mill.radius * 0.17);
      ctx.fillStyle = wood;
      ctx.fillRect(0, -mill.radius * 0.02, mill.radius, mill.radius * 0.04);
      for (let slat = 1; slat < 7; slat += 1)
        ctx.fillRect(
          mill.radius * (0.16 + slat * 0.117),
          0,
          mill.radius * 0.012,
          mill.radius * 0.17,
        );
      ctx.restore();
    }
  };
}
