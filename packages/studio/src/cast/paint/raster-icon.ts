import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { Resvg } from "@resvg/resvg-js";
import { type IconBox, loadIcon } from "./load-icon.ts";

/**
 * Maximum number of cached rasters, so that a film draws its figures once and a crowd shares them.
 * Each takes up to about 2 MB.
 */
const KEPT = 24;
const kept = new Map<string, Canvas>();

/**
 * Blurred highlights leave a faint veil around shapes, which would be picked up by outlines and
 * rims; weaker opacity is removed.
 */
const VEIL = 60;

/**
 * The pictures contain no text; with system fonts enabled, resvg would read every installed font
 * for each picture.
 */
const WITHOUT_FONTS = { font: { loadSystemFonts: false } };

/** Converts resvg's premultiplied pixels to the straight alpha of a canvas. */
function unmultiply(pixels: Buffer, target: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha <= VEIL) continue;
    const factor = 255 / alpha;
    target[at] = (pixels[at] ?? 0) * factor;
    target[at + 1] = (pixels[at + 1] ?? 0) * factor;
    target[at + 2] = (pixels[at + 2] ?? 0) * factor;
    target[at + 3] = ((alpha - VEIL) * 255) / (255 - VEIL);
  }
}

/**
 * Rasterises the painted box of a picture at `scale` pixels per unit of its 32. The canvas is
 * shared: copy it, do not paint on it.
 */
export function rasterIcon(
  name: string,
  scale: number,
  skin?: number,
): { canvas: Canvas; box: IconBox } {
  const { body, box } = loadIcon(name, skin);
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const key = `${name} ${skin ?? ""} ${width} ${height}`;
  const known = kept.get(key);
  if (known !== undefined) return { canvas: known, box };
  const whole = rasterWhole(body, box, Math.ceil(Math.max(height / box.height, width / box.width)));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(whole.canvas, whole.x, whole.y, whole.width, whole.height, 0, 0, width, height);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? "");
  kept.set(key, canvas);
  return { canvas, box };
}

/**
 * Rasterises the picture on whole units and at a whole scale, with the position of its box. At
 * other scales the parts of some filters round to different sizes, which resvg treats as a fatal
 * error that ends the process (for the tiger, at every tenth scale).
 */
function rasterWhole(body: string, box: IconBox, scale: number) {
  const left = Math.floor(box.x);
  const top = Math.floor(box.y);
  const columns = Math.ceil(box.x + box.width) - left;
  const rows = Math.ceil(box.y + box.height) - top;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${columns} ${rows}" width="${columns * scale}" height="${rows * scale}">${body}</svg>`;
  const image = new Resvg(svg, WITHOUT_FONTS).render();
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  const data = context.createImageData(image.width, image.height);
  unmultiply(image.pixels, data.data);
  context.putImageData(data, 0, 0);
  return {
    canvas,
    x: (box.x - left) * scale,
    y: (box.y - top) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}
