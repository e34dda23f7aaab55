import { crc32 } from "node:zlib";

/** Offset after the signature and the IHDR chunk, which must come first. */
const AFTER_HEADER = 8 + 25;
const KEYWORD = "XML:com.adobe.xmp\0";
/** No compression, compression method 0, no language, no translated keyword. */
const PLAIN = "\0\0\0\0";

/**
 * Inserts an XMP packet into a PNG as the XMP specification requires (part 3, 1.1.5: `iTXt`,
 * uncompressed). libvips would write it deflated into a `zTXt` chunk, which most readers ignore.
 */
export function insertXmpChunk(png: Buffer, xmp: string): Buffer {
  const content = Buffer.from(`iTXt${KEYWORD}${PLAIN}${xmp}`, "utf8");
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)]);
}
