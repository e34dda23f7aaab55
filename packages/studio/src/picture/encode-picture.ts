import sharp, { type Sharp } from "sharp";
import type { RawFrame } from "./raw-frame.ts";
import { insertXmpChunk } from "./write-xmp-chunk.ts";

function open({ pixels, width, height }: RawFrame): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/**
 * Encodes PNG with an XMP packet. Level 3 without adaptive filtering takes 22 ms for 1280×720,
 * compared with 140 to 430 ms for the canvas' own encoder, at about the same size.
 */
export async function encodePng(frame: RawFrame, xmp: string): Promise<Buffer> {
  const png = await open(frame).png({ compressionLevel: 3, adaptiveFiltering: false }).toBuffer();
  return insertXmpChunk(png, xmp);
}

/** Encodes WebP with an XMP packet. Effort 2 is twice as fast as the default 4 and 4 % larger. */
export function encodeWebp(frame: RawFrame, xmp: string): Promise<Buffer> {
  return open(frame).webp({ quality: 88, effort: 2, smartSubsample: true }).withXmp(xmp).toBuffer();
}

/** Encodes a WebP of `width` pixels for lists, also with the marking. */
export function encodeThumbnail(frame: RawFrame, width: number, xmp: string): Promise<Buffer> {
  return open(frame).resize(width).webp({ quality: 78, effort: 2 }).withXmp(xmp).toBuffer();
}

/** Encodes a small JPEG shown while a clip is being made. */
export function encodeProgressPreview(frame: RawFrame): Promise<Buffer> {
  return open(frame).resize(320, 320, { fit: "inside" }).jpeg({ quality: 60 }).toBuffer();
}
