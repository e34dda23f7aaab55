import type { Canvas } from "@napi-rs/canvas";

/**
 * Applies the style of a look to one painted sheet. `back` is true for the opaque sheet at the
 * back.
 */
export type FinishSheet = (picture: Canvas, depth: number, back: boolean) => Canvas;
