import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Stem } from "../render/render-music.ts";
import { encodeFlac } from "./encode-flac.ts";
import { writeZip, type ZipEntry } from "./write-zip.ts";

/**
 * The stems as FLAC in one archive, with the XMP packet beside them; their sum is the mix. Takes them out of
 * the list one by one, so that each is let go when it is written: seven of three minutes are half a gigabyte.
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
    const entries: ZipEntry[] = [];
    for (let stem = stems.shift(); stem !== undefined; stem = stems.shift()) {
      const path = join(folder, `${stem.name}.flac`);
      await encodeFlac(stem.sound, stem.name, path);
      entries.push({ name: `${stem.name}.flac`, content: await readFile(path) });
      onProgress(entries.length / count);
    }
    return writeZip([...entries, { name: "recipe.xmp", content: Buffer.from(xmp, "utf8") }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
