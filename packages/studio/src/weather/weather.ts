import type { SKRSContext2D } from "@napi-rs/canvas";

/** What falls or drifts before the scene; `draw` depends on nothing but the time in seconds. */
export interface WeatherEffect {
  draw(ctx: SKRSContext2D, seconds: number): void;
}
