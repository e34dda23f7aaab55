import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

/** Draws a thing repeatedly across the edges, so that the tile is seamless. */
export function wrap(
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
  draw: (x: number, y: number) => void,
): void {
  for (const dx of [-width, 0, width]) {
    for (const dy of [-height, 0, height]) {
      if (x + dx > -reach && x + dx < width + reach && y + dy > -reach && y + dy < height + reach)
        draw(x + dx, y + dy);
    }
  }
}

/**
 * A tile that repeats in both directions and moves over the frame by whole pixels (five times as
 * fast as sampling).
 */
export function createTile(
  width: number,
  height: number,
  paint: (ctx: SKRSContext2D) => void,
): {
  scroll: (
    ctx: SKRSContext2D,
    dx: number,
    dy: number,
    frame: { readonly width: number; readonly height: number },
  ) => void;
} {
  const picture: Canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  paint(picture.getContext("2d"));
  return {
    scroll: (ctx, dx, dy, frame) => {
      const left =
        Math.round(((dx % picture.width) + picture.width) % picture.width) - picture.width;
      const top =
        Math.round(((dy % picture.height) + picture.height) % picture.height) - picture.height;
      for (let x = left; x < frame.width; x += picture.width) {
        for (let y = top; y < frame.height; y += picture.height) {
          if (x + picture.width > 0 && y + picture.height > 0) ctx.drawImage(picture, x, y);
        }
      }
    },
  };
}
