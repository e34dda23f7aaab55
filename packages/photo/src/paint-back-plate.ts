import { runOnnx } from "@kinora/network/run-onnx";
import { grow } from "./filter-field.ts";
import { type Field, type Raster, resizeField, smoothstep } from "./raster.ts";
import { scaleRaster } from "./scale-raster.ts";

/** Longer side, in pixels, of the picture that is inpainted; MI-GAN was trained on 512. */
const PAINT_SIDE = 640;

/**
 * Paints the plate without its subject: MI-GAN (Sargsyan et al. 2023) fills in what may be behind
 * it. The hole is the matte dilated by `reach` pixels, so that no shadow of the subject remains at
 * its rim. Takes about 1.3 s.
 */
export async function paintBackPlate(plate: Raster, matte: Field, reach: number): Promise<Raster> {
  const scale = Math.min(1, PAINT_SIDE / Math.max(plate.width, plate.height));
  const width = 8 * Math.round((plate.width * scale) / 8);
  const height = 8 * Math.round((plate.height * scale) / 8);
  const hole = grow(matte, reach);
  const small = await scaleRaster(plate, width, height);
  const smallHole = resizeField(hole, width, height);
  const painted = await inpaint(small, smallHole);
  const large = await scaleRaster(painted, plate.width, plate.height);
  const data = new Uint8Array(plate.data);
  for (let at = 0; at < hole.data.length; at += 1) {
    const share = smoothstep(0, 0.8, hole.data[at] ?? 0);
    if (share === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const index = at * 4 + channel;
      const before = plate.data[index] ?? 0;
      data[index] = Math.round(before + ((large.data[index] ?? 0) - before) * share);
    }
  }
  return { ...plate, data };
}

async function inpaint(picture: Raster, hole: Field): Promise<Raster> {
  const { width, height } = picture;
  const size = width * height;
  const planes = new Uint8Array(size * 3);
  const keep = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      planes[channel * size + at] = picture.data[at * 4 + channel] ?? 0;
    keep[at] = (hole.data[at] ?? 0) > 0.02 ? 0 : 255;
  }
  const answer = await runOnnx("migan", [
    { type: "uint8", data: planes, dims: [1, 3, height, width] },
    { type: "uint8", data: keep, dims: [1, 1, height, width] },
  ]);
  const data = new Uint8Array(size * 4).fill(255);
  for (let at = 0; at < size; at += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 4 + channel] = answer[channel * size + at] ?? 0;
  }
  return { width, height, data };
}
