/** A picture as JPEG. */
export interface JpegPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const QUALITIES = [92, 85, 75, 60] as const;
/** How much narrower each attempt is, once quality is as low as it gets; and the narrowest. */
const NARROWER = 0.75;
const NARROWEST = 320;

/**
 * Writes a stored picture as JPEG with its marking, no wider than `widest` and no larger than
 * `most` bytes: its quality is lowered first, and then its width. Transparent parts become white.
 *
 * @throws when the file is not a picture
 */
export async function makeJpeg(
  picture: Buffer,
  { widest, most }: { readonly widest: number; readonly most: number },
): Promise<JpegPicture> {
  // Loaded late, because a worker that starts has no picture yet.
  const { default: sharp } = await import("sharp");
  for (let index = 0; ; index += 1) {
    const steps = Math.max(0, index - QUALITIES.length + 1);
    const width = Math.round(widest * NARROWER ** steps);
    const { data, info } = await sharp(picture)
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: QUALITIES[index] ?? 60, mozjpeg: true })
      .keepXmp()
      .toBuffer({ resolveWithObject: true });
    if (data.length > most && width * NARROWER >= NARROWEST) continue;
    return { content: data, width: info.width, height: info.height };
  }
}
