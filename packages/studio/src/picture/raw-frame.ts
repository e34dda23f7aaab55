import type { Canvas } from "@napi-rs/canvas";

/** Pixels of an opaque picture, RGBA, rows from the top. */
export interface RawFrame {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** An opaque source of pixels, such as a canvas. */
export type PixelSource = Pick<Canvas, "data" | "width" | "height">;

/** A source of film frames: draws a moment, after which its pixels are read. */
export interface FrameSource {
  readonly canvas: PixelSource;
  /** Returns a promise when frames come from a file. */
  drawFrame(seconds: number): void | Promise<void>;
}

/**
 * Copies the pixels of an opaque canvas (`data()` is premultiplied, which makes no difference when
 * opaque).
 */
export function readFrame(canvas: PixelSource): RawFrame {
  return { pixels: canvas.data(), width: canvas.width, height: canvas.height };
}
