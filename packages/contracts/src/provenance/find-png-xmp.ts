import type { ByteSource } from "./byte-source.ts";
import { fourLetters, viewOf } from "./byte-view.ts";
import { inflateText } from "./inflate-text.ts";
import { decodeText, LONGEST_PACKET, readPart, walkParts } from "./walk-parts.ts";

const FIRST_CHUNK = 8;
const KEYWORD = "XML:com.adobe.xmp\0";
/** Empty fields: no compression, its method, no language, no translated keyword. */
const PLAIN = "\0\0\0\0";

/**
 * Returns the XMP packet of a PNG, or null. It is in an `iTXt` chunk (XMP specification part 3,
 * 1.1.5), or deflated in a `zTXt` chunk as written by libvips in our earliest pictures.
 */
export async function findPngXmp(source: ByteSource): Promise<string | null> {
  const chunks = walkParts(source, FIRST_CHUNK, source.size, (header, at) => {
    const start = at + 8;
    const end = start + viewOf(header).getUint32(0);
    return { type: fourLetters(header, 4), start, end, next: end + 4 };
  });
  for await (const chunk of chunks) {
    if (chunk.type !== "iTXt" && chunk.type !== "zTXt") continue;
    const bytes = await readPart(source, chunk);
    if (decodeText(bytes.subarray(0, KEYWORD.length)) !== KEYWORD) continue;
    const rest = bytes.subarray(KEYWORD.length);
    // The first byte of a zTXt chunk is its compression method.
    if (chunk.type === "zTXt") return inflateText(rest.subarray(1), LONGEST_PACKET);
    const text = decodeText(rest);
    if (text.startsWith(PLAIN)) return text.slice(PLAIN.length);
  }
  return null;
}
