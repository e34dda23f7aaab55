/** A picture that differs less from the shape, as a share of a side, is left as it is. */
const TOLERANCE = 0.01;
const QUALITY = 92;

/**
 * Crops the middle of a picture of ours to a shape, in its own format. Returns the path of the
 * copy, or of the picture itself when that has the shape already.
 *
 * @param shape any size with its aspect ratio
 */
export async function cropPicture(
  source: string,
  shape: { readonly width: number; readonly height: number },
  target: string,
): Promise<string> {
  // Loaded late, because a worker that starts has no picture yet.
  const { default: sharp } = await import("sharp");
  const { width, height, format } = await sharp(source).metadata();
  const across = Math.min(width, Math.round((height * shape.width) / shape.height));
  const down = Math.min(height, Math.round((width * shape.height) / shape.width));
  if (across >= width * (1 - TOLERANCE) && down >= height * (1 - TOLERANCE)) return source;
  const [left, top] = [Math.floor((width - across) / 2), Math.floor((height - down) / 2)];
  await sharp(source)
    .extract({ left, top, width: across, height: down })
    .toFormat(format ?? "webp", { quality: QUALITY })
    .toFile(target);
  return target;
}
