import sharp from "sharp";

/** A picture as JPEG. */
export interface JpegPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const QUALITIES = [92, 85, 75, 60] as const;

/**
 * Writes a stored picture as JPEG with its marking, no wider than `widest` and, where its quality
 * can be lowered as far, no larger than `most` bytes. Transparent parts become white.
 *
 * @throws when the file is not a picture
 */
export async function makeJpeg(
  picture: Buffer,
  { widest, most }: { readonly widest: number; readonly most: number },
): Promise<JpegPicture> {
  for (let index = 0; ; index += 1) {
    const { data, info } = await sharp(picture)
      .resize({ width: widest, withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: QUALITIES[index] ?? 60, mozjpeg: true })
      .keepXmp()
      .toBuffer({ resolveWithObject: true });
    if (data.length > most && index < QUALITIES.length - 1) continue;
    return { content: data, width: info.width, height: info.height };
  }
}
