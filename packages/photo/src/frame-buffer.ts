import type { PixelSource } from "@kinora/studio/picture/raw-frame";
import type { WeatherEffect } from "@kinora/studio/weather/weather";
import { createCanvas } from "@napi-rs/canvas";

/** Memory a frame is painted into, pixel by pixel, and the canvas it is read from. */
export interface FrameBuffer {
  readonly width: number;
  readonly height: number;
  /** One word a pixel: red in the lowest byte, alpha in the highest. */
  readonly words: Uint32Array;
  readonly canvas: PixelSource;
  /** To be called when the words are painted: what falls before the picture is drawn over them. */
  finish(seconds: number): void;
}

/** A frame that is painted again and again; with weather, the weather is drawn over each. */
export function createFrameBuffer(
  { width, height }: { readonly width: number; readonly height: number },
  weather: WeatherEffect | null,
): FrameBuffer {
  const words = new Uint32Array(width * height);
  if (weather === null) {
    // A copy: previews are still being made of a frame while the next is painted.
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
