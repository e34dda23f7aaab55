import { readFile } from "node:fs/promises";

/** Picture widths in addition to the thumbnail's: small previews, tiles, high-density screens. */
const WIDTHS = [240, 360, 960] as const;

/**
 * WebP quality. Up to 360 pixels are shown smaller than they are, where 76 looks the same and takes
 * a seventh more.
 */
const qualityOf = (width: number) => (width <= 360 ? 67 : 76);

/** A picture in another width. */
export interface PictureSize {
  readonly label: string;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Resizes a stored picture to the widths of a `srcset`, as WebP with its marking. Widths larger
 * than the picture are omitted. The same picture gives the same bytes.
 *
 * @throws when the file is not a picture
 */
export async function makePictureSizes(path: string): Promise<PictureSize[]> {
  // Loaded late, because a worker that starts has no picture yet.
  const { default: sharp } = await import("sharp");
  // Read into memory, because sharp keeps files it opened itself open, and this one may be removed.
  const picture = await readFile(path);
  const { width = 0 } = await sharp(picture).metadata();
  const sizes: PictureSize[] = [];
  for (const wanted of WIDTHS.filter((candidate) => candidate < width)) {
    const { data, info } = await sharp(picture)
      .resize(wanted)
      .webp({ quality: qualityOf(wanted), effort: 6 })
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
