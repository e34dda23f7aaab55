import { mix } from "../../light/colour.ts";
import type { Layer } from "../../stage/stage.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";

/** Smoke that rises from chimneys and drifts with the wind. */
export function chimneySmoke(
  p: Painter,
  mouths: readonly { readonly x: number; readonly y: number; readonly size: number }[],
): NonNullable<Layer["animate"]> {
  const colour = mix(mix(p.haze, [255, 255, 255], 0.3), p.key, 0.2);
  const wind = p.brush.light.direction < 0 ? 1 : -1;
  return (ctx, seconds) => {
    for (const { x, y, size } of mouths) {
      for (let puff = 0; puff < 7; puff += 1) {
        const t = (seconds * 0.11 + puff / 7 + x * 0.001) % 1;
        const drift = wind * t * t * size * 2.2 + Math.sin(t * 5 + x) * size * 0.16;
        lampGlow(
          ctx,
          x + drift,
          y - t * size * 2.4,
          size * (0.22 + t * 0.75),
          colour,
          Math.sin(t * Math.PI) * 0.34,
        );
      }
    }
  };
}
