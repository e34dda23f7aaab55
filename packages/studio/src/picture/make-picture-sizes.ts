import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** Widths of a picture beside the thumbnail's own: small places, tiles, screens with fine pixels. */
const WIDTHS = [240, 360, 960] as const;

/** A picture of ours in another width. */
export interface PictureSize {
  readonly label: string;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A stored picture of ours in the widths of a `srcset`, as WebP with the marking it carries. A width it
 * does not have is left out. The same picture gives the same bytes.
 *
 * @throws when the file is no picture
 */
export async function makePictureSizes(path: string): Promise<PictureSize[]> {
  // Read whole: sharp keeps files it opened itself, and this one may be removed.
  const picture = await readFile(path);
  const { width = 0 } = await sharp(picture).metadata();
  const sizes: PictureSize[] = [];
  for (const wanted of WIDTHS.filter((candidate) => candidate < width)) {
    const { data, info } = await sharp(picture)
      .resize(wanted)
      .webp({ quality: 76, effort: 6 })
      .keepXmp()
      .toBuffer({ resolveWithObject: true });
    sizes.push({
      label: String(wanted),
      content: data,
      width: info.width,
      height: info.height,
    });
  }
  return sizes;
}
