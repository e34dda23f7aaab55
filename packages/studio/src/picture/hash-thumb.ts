import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { RawFrame } from "./raw-frame.ts";

/** Longest side thumbhash accepts. */
const LONGEST = 100;

/** Thumbhash of a picture, base64: about 25 bytes that stand for it until it is loaded. */
export async function hashThumb({ pixels, width, height }: RawFrame): Promise<string> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(LONGEST, LONGEST, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
