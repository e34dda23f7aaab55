import type { Painter } from "../brush/painter.ts";

/** Position of the sun or the moon in sheet pixels, and its radius. */
export interface Celestial {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly moon: boolean;
  /** True behind cloud or rain: no disc, only brightness. */
  readonly veiled: boolean;
}

const HEIGHTS = { dawn: 0.14, day: 0.74, "golden-hour": 0.22, dusk: 0.05, night: 0.68 } as const;

/** Places the sun or moon on the side the light comes from. `horizon` in sheet pixels. */
export function placeCelestial(p: Painter, horizon: number): Celestial {
  const { spec, light, frame, margin } = p.brush;
  const seen = p.brush.seen ?? { left: 0, width: frame.width };
  const random = p.brush.random.fork("celestial");
  const top = p.y(0);
  const rise = HEIGHTS[spec.time] + random.between(-0.04, 0.06);
  const moon = spec.time === "night";
  return {
    // Relative to the visible part; at the edge of a wider painting the frame would cut it off.
    x: margin + seen.left + seen.width * (0.5 + light.direction * 0.42),
    y: horizon - (horizon - top) * rise,
    radius: p.unit * (moon ? random.between(0.045, 0.075) : spec.time === "day" ? 0.04 : 0.055),
    moon,
    veiled: spec.weather !== "clear" && !(spec.weather === "cloudy" && spec.weatherStrength < 0.6),
  };
}
