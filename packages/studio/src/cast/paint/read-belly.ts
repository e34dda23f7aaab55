import type { Canvas } from "@napi-rs/canvas";

/** Horizontal range, as fractions of the width, searched for the gap between fore and hind legs. */
const FROM = 0.3;
const TO = 0.72;
const LEAST = 0.1;
const MOST = 0.42;

/** Finds the gap under the belly: its column, and the row at which the legs begin, in pixels. */
export function readBelly(canvas: Canvas): { column: number; row: number } {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const lowest = (x: number) => {
    for (let y = height - 1; y >= 0; y -= 1)
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 140) return y;
    return 0;
  };
  let column = Math.round(width / 2);
  let row = height;
  for (let x = Math.round(width * FROM); x < width * TO; x += 1) {
    const y = lowest(x);
    if (y >= row) continue;
    row = y;
    column = x;
  }
  return { column, row: Math.min(height * (1 - LEAST), Math.max(height * (1 - MOST), row)) };
}
