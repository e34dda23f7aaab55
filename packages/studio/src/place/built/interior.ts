import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

/** The box of a room in sheet pixels: the rectangle of its back wall. */
export interface Interior {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/**
 * The back wall over the whole sheet: patterned wallpaper with panelling below; the window is cut
 * out.
 */
export function backWall(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  room: Interior,
  window: Opening,
  paper: Rgb,
): void {
  const gradient = ctx.createRadialGradient(
    window.x + window.w / 2,
    window.y + window.h / 2,
    0,
    window.x + window.w / 2,
    window.y + window.h / 2,
    p.unit * 1.1,
  );
  gradient.addColorStop(0, css(p.tone(paper, 0.95)));
  gradient.addColorStop(1, css(p.tone(paper, 0.3)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, p.width, p.height);
  const motif = p.tone(mix(paper, [255, 250, 236], 0.5), 0.75);
  const step = p.unit * 0.055;
  const kind = random.integer(0, 3);
  ctx.fillStyle = css(motif, 0.32);
  for (let row = 0; row * step < p.height; row += 1) {
    for (let x = (row % 2) * step * 0.5; x < p.width; x += step) {
      const y = row * step;
      ctx.beginPath();
      if (kind === 0) ctx.arc(x, y, step * 0.12, 0, Math.PI * 2);
      else if (kind === 1) ctx.rect(x, y, step * 0.32, step);
      else if (kind === 2) {
        ctx.moveTo(x, y - step * 0.24);
        ctx.lineTo(x + step * 0.14, y);
        ctx.lineTo(x, y + step * 0.24);
        ctx.lineTo(x - step * 0.14, y);
      } else
        for (let petal = 0; petal < 4; petal += 1)
          ctx.ellipse(
            x + Math.cos(petal * 1.57) * step * 0.12,
            y + Math.sin(petal * 1.57) * step * 0.12,
            step * 0.1,
            step * 0.07,
            petal * 1.57,
            0,
            Math.PI * 2,
          );
      ctx.fill();
    }
  }
  const panel = room.base - p.unit * 0.15;
  ctx.fillStyle = css(p.tone([240, 230, 216], 0.5));
  ctx.fillRect(0, panel, p.width, p.height - panel);
  ctx.fillStyle = css(p.tone([250, 244, 234], 0.9));
  ctx.fillRect(0, panel - p.unit * 0.012, p.width, p.unit * 0.016);
  ctx.fillRect(0, room.base - p.unit * 0.026, p.width, p.unit * 0.026);
  ctx.strokeStyle = css(p.tone([190, 176, 160], 0.3), 0.6);
  ctx.lineWidth = Math.max(0.8, p.unit * 0.0022);
  for (let x = 0; x < p.width; x += p.unit * 0.13)
    ctx.strokeRect(x, panel + p.unit * 0.022, p.unit * 0.105, p.unit * 0.086);
  ctx.clearRect(window.x, window.y, window.w, window.h);
}
