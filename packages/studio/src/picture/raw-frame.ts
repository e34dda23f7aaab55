import type { Canvas } from "@napi-rs/canvas";

/** Pixels of an opaque picture, RGBA, rows from the top. */
export interface RawFrame {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Something opaque whose pixels can be read: a canvas. */
export type PixelSource = Pick<Canvas, "data" | "width" | "height">;

/** What can be filmed: it draws a moment, then its pixels are read. */
export interface FrameSource {
  readonly canvas: PixelSource;
  /** A promise where the frame comes from a file. */
  drawFrame(seconds: number): void | Promise<void>;
}

/** Copies the pixels of an opaque canvas (`data()` is premultiplied, which is the same when opaque). */
export function readFrame(canvas: PixelSource): RawFrame {
  return { pixels: canvas.data(), width: canvas.width, height: canvas.height };
}
