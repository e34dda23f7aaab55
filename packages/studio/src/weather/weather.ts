import type { SKRSContext2D } from "@napi-rs/canvas";

/**
 * Weather that falls or drifts in front of the scene; `draw` depends only on the time in seconds.
 */
export interface WeatherEffect {
  draw(ctx: SKRSContext2D, seconds: number): void;
}
