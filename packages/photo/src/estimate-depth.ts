import { runOnnx } from "@kinora/network/run-onnx";
import { fitGuide, softBlur } from "./filter-field.ts";
import { toLuminance, toPlanes } from "./planar.ts";
import { clamp01, type Field, mapField, type Raster, resizeField, smoothstep } from "./raster.ts";
import { scaleRaster } from "./scale-raster.ts";

/** Side of FastDepth's square input in pixels. */
const SIDE = 224;
/** Width in pixels of the depth map that moves a plate; finer depth would tear it. */
export const DEPTH_WIDTH = 192;
/**
 * Weight of the network; the remainder is the rule that the ground comes nearer towards the bottom.
 */
const BELIEF = 0.55;

/**
 * Estimates how near every part of a plate is: 0 = far, 1 = near. FastDepth (Wofk et al. 2019)
 * returns metres; it knows rooms and streets but fails on skies, so half of the result is a rule of
 * composition: lower parts are nearer. Smooth, so that a mesh moved by it never folds.
 */
export async function estimateDepth(plate: Raster): Promise<Field> {
  const square = await scaleRaster(plate, SIDE, SIDE);
  const planes = toPlanes(square, (value) => value / 255);
  const metres = await runOnnx("fastdepth", [
    { type: "float32", data: planes, dims: [1, 3, SIDE, SIDE] },
  ]);
  const raw: Field = { width: SIDE, height: SIDE, data: Float32Array.from(metres) };
  const sorted = raw.data.toSorted();
  const near = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const far = sorted[Math.floor(sorted.length * 0.95)] ?? 1;
  const nearness = mapField(raw, (value) => 1 - clamp01((value - near) / (far - near + 1e-6)));
  const height = Math.round((DEPTH_WIDTH * plate.height) / plate.width);
  const guide = toLuminance(await scaleRaster(plate, DEPTH_WIDTH, height));
  const line = fitGuide(guide, resizeField(nearness, DEPTH_WIDTH, height), 8, 1e-2);
  const mixed = mapField(guide, (light, at) => {
    const value = (line.slope.data[at] ?? 0) * light + (line.offset.data[at] ?? 0);
    const down = (Math.floor(at / DEPTH_WIDTH) + 0.5) / height;
    return clamp01(BELIEF * clamp01(value) + (1 - BELIEF) * smoothstep(0.15, 1, down));
  });
  return softBlur(mixed, 4);
}
