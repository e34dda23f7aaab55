import { crc32 } from "node:zlib";

/** Signature, then the IHDR chunk, which has to be the first. */
const AFTER_HEADER = 8 + 25;
const KEYWORD = "XML:com.adobe.xmp\0";
/** No compression, its method, no language, no translated keyword. */
const PLAIN = "\0\0\0\0";

/**
 * Puts an XMP packet into a PNG as the XMP specification has it (part 3, 1.1.5: `iTXt`, uncompressed).
 * libvips would write it deflated into a `zTXt` chunk, where most readers do not look.
 */
export function insertXmpChunk(png: Buffer, xmp: string): Buffer {
  const content = Buffer.from(`iTXt${KEYWORD}${PLAIN}${xmp}`, "utf8");
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)]);
}
