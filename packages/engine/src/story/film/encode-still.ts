import sharp from "sharp";
import { THUMBNAIL_WIDTH } from "../../studio/film/frame-sizes.ts";
import { encodeThumbnail, encodeWebp } from "../../studio/picture/encode-picture.ts";
import { hashThumb } from "../../studio/picture/hash-thumb.ts";
import type { RawFrame } from "../../studio/picture/raw-frame.ts";
import { writeXmpPacket } from "../../studio/picture/xmp-packet.ts";

/** A still as a story shows it. */
export interface Still {
  readonly webp: Buffer;
  readonly thumbnail: Buffer;
  readonly thumbhash: string;
}

/** Encodes a still and its thumbnail, `recipe` in each. */
export async function encodeStill(frame: RawFrame, recipe: object): Promise<Still> {
  const xmp = writeXmpPacket(recipe);
  const [webp, thumbnail, thumbhash] = await Promise.all([
    encodeWebp(frame, xmp),
    encodeThumbnail(frame, THUMBNAIL_WIDTH, xmp),
    hashThumb(frame),
  ]);
  return { webp, thumbnail, thumbhash };
}

/** The same picture with another recipe in it. */
export async function copyStill(path: string, recipe: object): Promise<Still> {
  const raw = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = raw.info;
  return encodeStill({ pixels: raw.data, width, height }, recipe);
}
