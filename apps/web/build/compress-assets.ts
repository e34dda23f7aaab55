import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/** Writes a brotli copy beside each script and style sheet, which the server sends unchanged. */
export function compressAssets(): Plugin {
  return {
    name: "kinora:compress-assets",
    apply: "build",
    writeBundle: async ({ dir = "" }, bundle) => {
      const names = Object.keys(bundle).filter((name) => /^assets\/.+\.(js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir, name);
          const bytes = await compress(await readFile(file), {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          });
          await writeFile(`${file}.br`, bytes);
        }),
      );
    },
  };
}
