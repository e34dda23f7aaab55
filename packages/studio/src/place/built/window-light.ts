import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../../light/colour.ts";
import type { Painter } from "../brush/painter.ts";
import type { Opening } from "./interior.ts";

/** The patch of light from the window on the floor, with the shadow of its bars. */
export function windowLight(ctx: SKRSContext2D, p: Painter, window: Opening, base: number): void {
  const strength = (p.night ? 0.14 : 0.34) * (p.brush.spec.weather === "clear" ? 1 : 0.45);
  const slide = -Math.sign(p.brush.light.direction) * p.unit * 0.16;
  ctx.globalCompositeOperation = "screen";
  const colour = p.night ? ([120, 150, 220] as const) : mix(p.key, [255, 246, 220], 0.4);
  const panes = 3;
  for (let pane = 0; pane < panes; pane += 1) {
    for (const row of [0, 1]) {
      const at = (u: number, v: number): [number, number] => [
        window.x + window.w * u + slide * (0.3 + v) + (u - 0.5) * window.w * v * 0.5,
        base + p.unit * (0.02 + v * 0.2),
      ];
      const from = (pane + 0.05) / panes;
      const to = (pane + 0.95) / panes;
      const top = row * 0.5 + 0.02;
      const low = row * 0.5 + 0.47;
      ctx.fillStyle = css(colour, strength * (1 - row * 0.25));
      ctx.beginPath();
      for (const [x, y] of [at(from, top), at(to, top), at(to, low), at(from, low)])
        ctx.lineTo(x, y);
      ctx.fill();
    }
  }
  ctx.globalCompositeOperation = "source-over";
}
