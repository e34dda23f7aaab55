import type { Canvas } from "@napi-rs/canvas";

/** Pixels of an opaque picture, RGBA, rows from the top. */
export interface RawFrame {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Copies the pixels of an opaque canvas (`data()` is premultiplied, which is the same when opaque). */
export function readFrame(canvas: Canvas): RawFrame {
  return { pixels: canvas.data(), width: canvas.width, height: canvas.height };
}
