import type { PixelSource } from "@kinora/studio/picture/raw-frame";
import type { WeatherEffect } from "@kinora/studio/weather/weather";
import { createCanvas } from "@napi-rs/canvas";

/** A pixel buffer for painting a frame, and the canvas that it is read from. */
export interface FrameBuffer {
  readonly width: number;
  readonly height: number;
  /** One word per pixel: red in the lowest byte, alpha in the highest. */
  readonly words: Uint32Array;
  readonly canvas: PixelSource;
  /** Must be called once the words are painted; draws the weather over them. */
  finish(seconds: number): void;
}

/** Creates a reusable frame buffer in pixels; with weather, it is drawn over each frame. */
export function createFrameBuffer(
  { width, height }: { readonly width: number; readonly height: number },
  weather: WeatherEffect | null,
): FrameBuffer {
  const words = new Uint32Array(width * height);
  if (weather === null) {
    // A copy, because previews of a frame may still be made while the next one is painted.
    const canvas = { width, height, data: () => Buffer.from(new Uint32Array(words).buffer) };
    return { width, height, words, canvas, finish: () => {} };
  }
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  const bytes = new Uint8Array(words.buffer);
  return {
    width,
    height,
    words,
    canvas,
    finish: (seconds) => {
      image.data.set(bytes);
      context.putImageData(image, 0, 0);
      weather.draw(context, seconds);
    },
  };
}
