import { THUMBNAIL_WIDTH } from "@kinora/catalogue/frame-sizes";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import { encodeThumbnail, encodeWebp } from "@kinora/studio/picture/encode-picture";
import { hashThumb } from "@kinora/studio/picture/hash-thumb";
import type { RawFrame } from "@kinora/studio/picture/raw-frame";
import sharp from "sharp";

/** A still encoded for a story. */
export interface Still {
  readonly webp: Buffer;
  readonly thumbnail: Buffer;
  readonly thumbhash: string;
}

/** Encodes a still and its thumbnail, with `recipe` embedded in each. */
export async function encodeStill(frame: RawFrame, recipe: object): Promise<Still> {
  const xmp = writeXmpPacket(recipe);
  const [webp, thumbnail, thumbhash] = await Promise.all([
    encodeWebp(frame, xmp),
    encodeThumbnail(frame, THUMBNAIL_WIDTH, xmp),
    hashThumb(frame),
  ]);
  return { webp, thumbnail, thumbhash };
}

/** Copies an encoded picture with another recipe embedded. */
export async function copyStill(path: string, recipe: object): Promise<Still> {
  const raw = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = raw.info;
  return encodeStill({ pixels: raw.data, width, height }, recipe);
}
