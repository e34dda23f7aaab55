import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { zipSync } from "fflate";
import type { Stem } from "../render/render-music.ts";
import { encodeFlac } from "./encode-flac.ts";

/**
 * Uncompressed, because FLAC is compressed already; with the earliest possible date, so that the
 * bytes are the same each time.
 */
const STORED = { level: 0, mtime: new Date(1980, 0, 1) } as const;

/**
 * Packs the stems as FLAC into one archive, with the XMP packet; their sum is the mix. Removes them
 * from the list one by one, so that each is freed once it is written: seven of three minutes take
 * half a gigabyte.
 */
export async function packStems(
  stems: Stem[],
  xmp: string,
  directory: string,
  onProgress: (share: number) => void,
): Promise<Buffer> {
  const count = stems.length;
  const folder = await mkdtemp(join(directory, "stems-"));
  try {
    const files: Record<string, Buffer> = {};
    for (let stem = stems.shift(); stem !== undefined; stem = stems.shift()) {
      const path = join(folder, `${stem.name}.flac`);
      await encodeFlac(stem.sound, stem.name, path);
      files[`${stem.name}.flac`] = await readFile(path);
      onProgress(Object.keys(files).length / count);
    }
    const zip = zipSync({ ...files, "recipe.xmp": Buffer.from(xmp, "utf8") }, STORED);
    return Buffer.from(zip.buffer, zip.byteOffset, zip.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
