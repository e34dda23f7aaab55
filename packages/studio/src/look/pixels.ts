import { type Canvas, createCanvas } from "@napi-rs/canvas";

/** Rescales a canvas with smoothing; scaling down and up again is the cheapest blur. */
export function rescale(picture: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const ctx = canvas.getContext("2d");
  ctx.imageSmoothingEnabled = true;
  // Mipmaps cost as much as the drawing itself, so they are used only when many pixels merge into
  // one.
  ctx.imageSmoothingQuality = canvas.width * 2.6 < picture.width ? "medium" : "low";
  ctx.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Blurs by scaling down to 1/`factor` and back up; large factors take two steps each way, to avoid
 * visible blocks.
 */
export function soften(picture: Canvas, factor: number): Canvas {
  if (factor < 3) {
    return rescale(
      rescale(picture, picture.width / factor, picture.height / factor),
      picture.width,
      picture.height,
    );
  }
  const half = rescale(
    picture,
    picture.width / Math.sqrt(factor),
    picture.height / Math.sqrt(factor),
  );
  const small = rescale(half, picture.width / factor, picture.height / factor);
  const back = rescale(
    small,
    picture.width / Math.sqrt(factor),
    picture.height / Math.sqrt(factor),
  );
  return rescale(back, picture.width, picture.height);
}

/** Returns a picture's silhouette in one colour, offset by (dx, dy) pixels. */
export function silhouette(picture: Canvas, colour: string, dx = 0, dy = 0): Canvas {
  const canvas = createCanvas(picture.width, picture.height);
  const ctx = canvas.getContext("2d");
  ctx.drawImage(picture, dx, dy);
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Processes every pixel at half size and returns the result at full size. `data` is RGBA. */
export function treatHalf(
  picture: Canvas,
  treat: (data: Uint8ClampedArray, width: number, height: number) => void,
): Canvas {
  const half = rescale(picture, picture.width / 2, picture.height / 2);
  const ctx = half.getContext("2d");
  const image = ctx.getImageData(0, 0, half.width, half.height);
  treat(image.data, half.width, half.height);
  ctx.putImageData(image, 0, 0);
  return rescale(half, picture.width, picture.height);
}

/** Brightness, 0..255, of the pixel at an index of RGBA data. */
export function luma(data: Uint8ClampedArray, index: number): number {
  return (
    (data[index] ?? 0) * 0.299 + (data[index + 1] ?? 0) * 0.587 + (data[index + 2] ?? 0) * 0.114
  );
}
