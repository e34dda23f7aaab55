import type { Canvas } from "@napi-rs/canvas";

/** Gives one painted sheet the manner of a look. `back` is true for the sheet without holes. */
export type FinishSheet = (picture: Canvas, depth: number, back: boolean) => Canvas;
