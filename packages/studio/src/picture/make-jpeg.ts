/** A picture as JPEG. */
export interface JpegPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface JpegLimits {
  readonly widest: number;
  /** Bytes. */
  readonly most: number;
  /** Width divided by height of the part around the middle that stays; null for all of it. */
  readonly ratio: number | null;
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
  { widest, most, ratio }: JpegLimits,
): Promise<JpegPicture> {
  // Loaded late, because a worker that starts has no picture yet.
  const { default: sharp } = await import("sharp");
  const { width: wide, height: high } = await sharp(picture).metadata();
  const part = ratio === null ? null : middleOf(wide, high, ratio);
  for (let index = 0; ; index += 1) {
    const steps = Math.max(0, index - QUALITIES.length + 1);
    const width = Math.round(widest * NARROWER ** steps);
    const { data, info } = await (part ? sharp(picture).extract(part) : sharp(picture))
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: QUALITIES[index] ?? 60, mozjpeg: true })
      .keepXmp()
      .toBuffer({ resolveWithObject: true });
    if (data.length > most && width * NARROWER >= NARROWEST) continue;
    return { content: data, width: info.width, height: info.height };
  }
}

function middleOf(wide: number, high: number, ratio: number) {
  const width = Math.min(wide, Math.round(high * ratio));
  const height = Math.min(high, Math.round(wide / ratio));
  return {
    ...{ width, height },
    ...{ left: Math.floor((wide - width) / 2), top: Math.floor((high - height) / 2) },
  };
}
