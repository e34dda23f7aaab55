import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { THUMBNAIL_WIDTH } from "@kinora/catalogue/frame-sizes";
import { hashThumb } from "@kinora/studio/picture/hash-thumb";
import sharp from "sharp";
import type { IngestFile } from "./ingest-protocol.ts";

/** Makes a thumbnail of a re-encoded picture (any size), and its thumbhash. */
export async function makeThumbnail(
  picture: Buffer,
  directory: string,
): Promise<{ readonly thumbnail: IngestFile; readonly thumbhash: string }> {
  const small = await sharp(picture)
    .resize(THUMBNAIL_WIDTH, 2 * THUMBNAIL_WIDTH, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer({ resolveWithObject: true });
  await writeFile(join(directory, "thumbnail.webp"), small.data);
  const { width, height } = small.info;
  const pixels = await sharp(small.data).ensureAlpha().raw().toBuffer();
  return {
    thumbnail: {
      role: "thumbnail",
      name: "thumbnail.webp",
      mimeType: "image/webp",
      width,
      height,
      duration: null,
    },
    thumbhash: await hashThumb({ pixels, width, height }),
  };
}
