import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { RawFrame } from "./raw-frame.ts";

/** Maximum side length that thumbhash accepts. */
const LONGEST = 100;

/**
 * Computes the thumbhash of a picture in base64: a placeholder of about 25 bytes shown until the
 * picture has loaded.
 */
export async function hashThumb({ pixels, width, height }: RawFrame): Promise<string> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(LONGEST, LONGEST, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
