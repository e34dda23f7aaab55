import sharp from "sharp";
import type { Raster } from "./raster.ts";

/** Scales an opaque picture to `width`×`height` pixels. */
export async function scaleRaster(from: Raster, width: number, height: number): Promise<Raster> {
  if (from.width === width && from.height === height) return from;
  const raw = { width: from.width, height: from.height, channels: 4 } as const;
  const data = await sharp(from.data, { raw })
    .resize(width, height, { fit: "fill", kernel: width > from.width ? "mitchell" : "lanczos3" })
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8Array(data) };
}
