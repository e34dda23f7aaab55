import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { RenderedMusic } from "../render/render-music.ts";
import { encodeFlac } from "./encode-flac.ts";
import { writeZip, type ZipEntry } from "./write-zip.ts";

/** The stems as FLAC in one archive, with the XMP packet beside them; their sum is the mix. */
export async function packStems(
  stems: RenderedMusic["stems"],
  xmp: string,
  directory: string,
): Promise<Buffer> {
  const folder = await mkdtemp(join(directory, "stems-"));
  try {
    // All at once: each ffmpeg works while the next one is being fed.
    const entries = await Promise.all(
      stems.map(async ({ name, sound }): Promise<ZipEntry> => {
        const path = join(folder, `${name}.flac`);
        await encodeFlac(sound, name, path);
        return { name: `${name}.flac`, content: await readFile(path) };
      }),
    );
    return writeZip([...entries, { name: "recipe.xmp", content: Buffer.from(xmp, "utf8") }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
